// Starts the console. Everything else is in the modules that it names.

import "./console.css";
import { render } from "preact";
import { language, speak } from "../words/language";
import { App } from "./app";
import { install } from "./install";
import { follow } from "./desk";

const root = document.getElementById("console");
if (root !== null) {
  speak(language.value);
  render(<App />, root);
  follow();
  install();
}
