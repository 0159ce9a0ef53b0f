// Draws one table as the feed tells it. It decides nothing and holds no rule of poker;
// every text goes in as text, so a player's name is never markup.

import { Feed } from "./feed.js";
import { cardText, chips, eventText, fill, levelText, phaseText, words } from "./words.js";

const MOST_ENTRIES = 14;

const by = (selector) => document.querySelector(selector);
const titles = new Map();
const entries = [];
let language = stored("language") ?? (navigator.language.startsWith("es") ? "es" : "en");
let state = { name: "idle", reason: "" };
let shown = null;
let feed = null;

function stored(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // a browser may forbid it; then it is chosen anew each time
  }
}

function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === false || value == null) continue;
    if (name === "class") element.className = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child != null && child !== false && child !== ""));
  return element;
}

const money = (amount) => chips(amount, language);

function card(value) {
  if (!value) {
    return make("span", { class: "card down", role: "img", "aria-label": words(language).faceDown });
  }
  return make("span", { class: `card ${value[1]}` }, cardText(value));
}

function drawPrompt(view) {
  const say = words(language);
  const { hand, advice } = view;
  const where = [];
  if (hand) {
    where.push(fill(say.hand, { number: hand.number }));
    if (hand.deal > 1) where.push(fill(say.deal, { deal: hand.deal }));
    where.push(phaseText(hand.phase, language));
    if (hand.substantial_action) where.push(say.substantial);
  }
  if (view.level) {
    where.push(levelText(view.level, language));
  }
  by("#where").replaceChildren(
    where.join(" · "),
    hand?.held ? make("strong", { class: "held" }, say.held) : "",
  );
  by("#say").textContent = advice.text;
  by("#prompt").dataset.held = hand?.held ?? false;
  by("#actions").replaceChildren(
    ...advice.actions.map(({ action, least, most }) => {
      const range = least == null ? "" : least === most ? money(least) : `${money(least)}–${money(most)}`;
      return make("li", {}, say.action[action] ?? action, " ", make("b", {}, range));
    }),
  );
}

function drawFelt(view) {
  const say = words(language);
  const { hand } = view;
  const boards = hand && hand.runs > 1 ? hand.boards : [hand?.board ?? []];
  const least = view.game.board ? 5 : 0;
  by("#board").replaceChildren(
    ...boards.map((board) =>
      make(
        "span",
        { class: "run" },
        ...Array.from({ length: Math.max(least, board.length) }, (_, index) =>
          index < board.length ? card(board[index]) : make("span", { class: "card place" }),
        ),
      ),
    ),
  );
  by("#pots").replaceChildren(
    ...(hand?.pots ?? []).map((pot, index) =>
      make(
        "li",
        {},
        `${index ? fill(say.side, { n: index }) : say.pot} `,
        make("b", {}, money(pot.amount)),
        index || hand.pots.length > 1
          ? make("small", {}, fill(say.seats, { seats: pot.seats.join(", ") }))
          : "",
        pot.winners.length ? make("small", { class: "won" }, `★ ${pot.winners.join(", ")}`) : "",
      ),
    ),
  );
  const piles = hand
    ? [
        make("span", {}, `${say.stub} ${hand.stub}`),
        make("span", {}, `${say.burns} `, ...(hand.burns.length ? hand.burns.map(card) : ["0"])),
        make("span", {}, `${say.muck} ${hand.muck}`),
        hand.discards ? make("span", {}, `${say.discards} ${hand.discards}`) : "",
        hand.aside.length ? make("span", {}, `${say.aside} `, ...hand.aside.map(card)) : "",
      ]
    : [];
  by("#piles").replaceChildren(...piles);
}

const betting = (hand) => !["complete", "misdealt", "voided"].includes(hand.phase);

function drawSeats(view) {
  const say = words(language);
  const { hand } = view;
  const marks = (seat) =>
    [
      [hand?.button === seat, "D", say.button],
      [hand?.small_blind_seat === seat, "SB", say.smallBlind],
      [hand?.big_blind_seat === seat, "BB", say.bigBlind],
    ]
      .filter(([here]) => here)
      .map(([, text, title]) => make("abbr", { title }, text));
  by("#seats").replaceChildren(
    ...view.seats.map((seat) =>
      make(
        "li",
        {
          class: seat.standing && seat.standing !== "live" ? "out" : "",
          "aria-current": hand && view.advice.actor === seat.seat ? "true" : null,
        },
        make("p", { class: "who" }, make("i", {}, String(seat.seat)), make("b", {}, seat.player), ...marks(seat.seat)),
        make("p", { class: "chips" }, make("b", {}, money(seat.stack)), seat.bet ? make("span", { class: "bet" }, `${say.bet} ${money(seat.bet)}`) : ""),
        make(
          "p",
          { class: "hole" },
          ...seat.cards.map(card),
          seat.standing ? make("small", {}, say.standing[seat.standing] ?? seat.standing) : "",
          seat.standing === "live" && !seat.stack && betting(hand)
            ? make("small", { class: "all-in" }, say.action.all_in)
            : "",
        ),
      ),
    ),
  );
}

function drawFaults(view) {
  const say = words(language);
  const faults = [...(view.hand?.irregularities ?? [])].reverse();
  for (const fault of faults) titles.set(fault.id, fault.title);
  by("#faults").dataset.open = faults.some((fault) => fault.status === "open");
  by("#faults .none").hidden = faults.length > 0;
  by("#faults ol").replaceChildren(
    ...faults.map((fault) =>
      make(
        "li",
        { class: fault.status === "open" ? "open" : "" },
        make("h3", {}, fault.title, " ", make("small", {}, say.status[fault.status] ?? fault.status)),
        make("p", {}, fault.text),
        fault.step && fault.status === "open"
          ? make("p", { class: "step" }, make("b", {}, `${say.who[fault.step.who] ?? fault.step.who}: `), fault.step.text)
          : "",
        ...(fault.status === "open" && fault.suggestion.length
          ? [make("p", { class: "suggestion" }, make("b", {}, `${say.suggestion}: `), fault.suggestion.join(" "))]
          : []),
        ...fault.citations.map((cited) =>
          make("p", { class: "citation" }, make("b", {}, cited.clause), ` ${cited.edition}. `, cited.text),
        ),
      ),
    ),
  );
}

function drawRest(view) {
  const say = words(language);
  const questions = view.hand?.questions ?? [];
  by("#questions").hidden = !questions.length;
  by("#questions ol").replaceChildren(
    ...questions.map((asked) =>
      make(
        "li",
        { class: "open" },
        make("p", {}, asked.text),
        make("ul", { class: "answers" }, ...asked.answers.map((answer) => make("li", {}, answer.text))),
      ),
    ),
  );
  const rulings = view.hand?.rulings ?? [];
  by("#rulings").hidden = !rulings.length;
  by("#rulings ol").replaceChildren(
    ...rulings.map((ruling) =>
      make(
        "li",
        {},
        make("p", {}, make("b", {}, ruling.floor), ` (${ruling.signed ? say.signed : say.unsigned}) `, ruling.reason),
        ruling.effects.length ? make("p", { class: "citation" }, ruling.effects.join(" ")) : "",
      ),
    ),
  );
}

function drawEntries() {
  const lines = entries
    .map((entry) => ({
      entry,
      texts: entry.events.map((event) => eventText(event, language, titles)).filter(Boolean),
    }))
    .filter(({ texts }) => texts.length)
    .slice(-MOST_ENTRIES)
    .reverse();
  by("#entries .none").hidden = lines.length > 0;
  by("#entries ol").replaceChildren(
    ...lines.map(({ entry, texts }) =>
      make(
        "li",
        { value: entry.seq },
        make("time", { datetime: entry.at }, new Date(entry.at).toLocaleTimeString(language)),
        make("span", {}, texts.join(" · ")),
      ),
    ),
  );
}

function draw() {
  const say = words(language);
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-word]")) {
    element.textContent = say[element.dataset.word];
  }
  for (const button of document.querySelectorAll("#languages button")) {
    button.setAttribute("aria-pressed", String(button.value === language));
  }
  const status = by("#status");
  status.dataset.state = state.name;
  status.textContent = fill(say[state.name] ?? "", {
    reason: say.reason[state.reason] ?? state.reason,
  });
  by("#live").hidden = !shown;
  by("#name").textContent = shown?.name ?? "Floorcall";
  if (!shown) return;
  document.title = `${shown.name} – Floorcall`;
  drawPrompt(shown);
  drawFelt(shown);
  drawSeats(shown);
  drawFaults(shown);
  drawRest(shown);
  drawEntries();
}

// Many entries may come at once, after a pause above all: they are drawn together.
let due = false;
function drawSoon() {
  if (due) return;
  due = true;
  requestAnimationFrame(() => {
    due = false;
    draw();
  });
}

// Live entries and those read afterwards may come in either order, and one may come twice.
function keep(entry) {
  if (entries.some(({ seq }) => seq === entry.seq)) return;
  entries.push(entry);
  entries.sort((one, other) => one.seq - other.seq);
  entries.splice(0, entries.length - 4 * MOST_ENTRIES);
  drawSoon();
}

function follow(token, table) {
  by("#enter").hidden = true;
  feed?.close();
  feed = new Feed(token, table, {
    state(name, reason = "") {
      state = { name, reason };
      if (name === "refused") {
        // Whoever may not follow the table any more does not go on reading it here.
        shown = null;
        by("#enter").hidden = false;
      }
      drawSoon();
    },
    view(view) {
      shown = view;
      drawSoon();
    },
    entry: keep,
    history(earlier) {
      earlier.forEach(keep);
    },
  });
  feed.open(language);
}

function followAddress() {
  const named = new URLSearchParams(location.hash.slice(1));
  if (named.get("token") && named.get("table")) follow(named.get("token"), named.get("table"));
  else by("#enter").hidden = false;
}

by("#enter").addEventListener("submit", (submitted) => {
  submitted.preventDefault();
  const form = new FormData(submitted.target);
  // In the address behind the #, which no browser sends to a server: a reload follows again.
  location.hash = new URLSearchParams({ token: form.get("token"), table: form.get("table") });
});
by("#languages").addEventListener("click", ({ target }) => {
  if (!target.value || target.value === language) return;
  language = target.value;
  try {
    localStorage.setItem("language", language);
  } catch {
    // see `stored`
  }
  feed?.open(language);
  draw();
});
addEventListener("hashchange", () => {
  shown = null;
  entries.length = 0;
  titles.clear();
  followAddress();
});

draw();
followAddress();
