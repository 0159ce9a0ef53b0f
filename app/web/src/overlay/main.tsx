// Starts the overlay, with `#token=…&lang=…&delay=…` in its address. Everything else is in the
// modules that it names.

import "./overlay.css";
import { render } from "preact";
import { language, speak } from "../words/language";
import { Picture } from "./picture";
import { receive } from "./stream";

// Before the token is taken out of the address, and all that stands beside it.
const asked = new URLSearchParams(location.hash.slice(1));
const delay = asked.get("delay");
const spoken = asked.get("lang");

const root = document.getElementById("overlay");
if (root !== null) {
  speak(spoken === "es" || spoken === "en" ? spoken : language.value);
  render(<Picture />, root);
  receive(delay !== null && /^\d{1,4}$/.test(delay) ? Number(delay) : null);
}
