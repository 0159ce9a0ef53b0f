// Starts the overlay. Everything else is in the modules that it names.

import "./overlay.css";
