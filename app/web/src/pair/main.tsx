// Starts the page that a tablet opens from a QR code. Everything else is in the modules it names.

import "../admin/admin.css";
import { render } from "preact";
import { language, speak } from "../words/language";
import { App } from "./app";
import { redeem } from "./state";

const root = document.getElementById("pair");
if (root !== null) {
  speak(language.value);
  render(<App />, root);
  void redeem();
}
