// Starts the floor page. Everything else is in the modules that it names.

import "./floor.css";
import { render } from "preact";
import { language, speak } from "../words/language";
import { App } from "./app";
import { enter } from "./entering";

const root = document.getElementById("floor");
if (root !== null) {
  speak(language.value);
  render(<App />, root);
  void enter();
}
