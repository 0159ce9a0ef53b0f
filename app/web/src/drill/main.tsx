// Starts the trainer. Everything else is in the modules that it names.

import "./drill.css";
import { render } from "preact";
import { language, speak } from "../words/language";
import { App } from "./app";
import { listen } from "./keys";
import { begin } from "./state";

const root = document.getElementById("drill");
if (root !== null) {
  speak(language.value);
  render(<App />, root);
  listen();
  begin();
}
