// Starts the admin page. Everything else is in the modules that it names.

import "./admin.css";
import { render } from "preact";
import { language, speak } from "../words/language";
import { App } from "./app";
import { enter } from "./state";

const root = document.getElementById("admin");
if (root !== null) {
  speak(language.value);
  render(<App />, root);
  void enter();
}
