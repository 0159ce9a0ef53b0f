// The floor page as a whole: the gate, or what the address says, under one bar. It holds no state.

import { Button } from "../controls/parts";
import { ThemeButton } from "../controls/theme_button";
import { TokenForm } from "../controls/token_form";
import { language, speak, word } from "../words/language";
import { busy, enterWith, gate, inside, may, me, trouble } from "./entering";
import { away, queue } from "./overview";
import { Queue } from "./queue";
import { Replay } from "./replay";
import { go, type Route, route } from "./route";
import { Search } from "./search";
import { SetUp } from "./setup";
import { rung, sounding, toggleSound } from "./sound";
import { StatisticsPage } from "./statistics";
import { TablePage } from "./table";
import { Tables } from "./tables";
import { f, type FloorKey } from "./words";

function Tab({ to, label }: { to: Route; label: FloorKey }) {
  const here = route.value.is === to.is || (to.is === "floor" && route.value.is === "replay");
  return (
    <button
      type="button"
      class={`tab${here ? " on" : ""}`}
      data-tap={`tab-${to.is}`}
      aria-current={here ? "page" : undefined}
      onClick={() => go(to)}
    >
      {f(label)}
      {to.is === "floor" && queue.value.length > 0 && <b class="badge">{queue.value.length}</b>}
    </button>
  );
}

function Tabs() {
  return (
    <nav class="tabs">
      <Tab to={{ is: "floor", table: null }} label="floor" />
      {may("history.search") && <Tab to={{ is: "search" }} label="search" />}
      {may("history.search") && <Tab to={{ is: "statistics" }} label="statistics" />}
      {may("observe") && <Tab to={{ is: "setup" }} label="setUp" />}
    </nav>
  );
}

function Bell({ on }: { on: boolean }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3a6 6 0 0 0-6 6v4l-2 4h16l-2-4V9a6 6 0 0 0-6-6z" />
      <path d="M10 19a2 2 0 0 0 4 0" />
      {!on && <path d="M4 4l16 16" />}
    </svg>
  );
}

function Top() {
  const self = me.value;
  return (
    <header class="top">
      <h1>Floorcall</h1>
      {inside.value && <Tabs />}
      {inside.value && self !== null && (
        <span class="self">
          <bdi>{self.label}</bdi> · {word(`role.${self.role}`)}
        </span>
      )}
      {inside.value && (
        <button
          type="button"
          class={`tap ${sounding.value ? "primary" : "quiet"}`}
          data-tap="sound"
          data-rung={rung.value}
          aria-pressed={sounding.value}
          onClick={toggleSound}
        >
          <Bell on={sounding.value} />{" "}
          <span class="spare">{f(sounding.value ? "soundOn" : "soundOff")}</span>
        </button>
      )}
      <ThemeButton />
      <Button
        name="language"
        look="quiet"
        onTap={() => speak(language.value === "es" ? "en" : "es")}
      >
        {language.value === "es" ? "EN" : "ES"}
      </Button>
    </header>
  );
}

function AtGate() {
  const why = gate.value;
  if (why === null) {
    return <p class="loading">{f("loading")}</p>;
  }
  return (
    <main class="gate" data-gate={why}>
      <p>{f(why)}</p>
      <TokenForm action={f("enter")} busy={busy.value} enter={(token) => void enterWith(token)} />
    </main>
  );
}

function Page() {
  const here = route.value;
  switch (here.is) {
    case "floor":
      return (
        <main class={`room${here.table === null ? "" : " with-table"}`}>
          <Queue />
          {here.table === null ? <Tables /> : <TablePage key={here.table} id={here.table} />}
        </main>
      );
    case "replay":
      return <Replay key={`${here.table}/${here.hand}`} table={here.table} hand={here.hand} at={here.at} />;
    case "search":
      return <Search />;
    case "statistics":
      return <StatisticsPage />;
    case "setup":
      return <SetUp />;
  }
}

export function App() {
  return (
    <>
      <Top />
      {away.value && inside.value && (
        <p class="bar" role="status" data-notice="away">
          {f("away")}
        </p>
      )}
      {trouble.value !== null && inside.value && (
        <p class="bar trouble" role="alert">
          <span>{trouble.value}</span>
          <Button name="dismiss" look="quiet" onTap={() => (trouble.value = null)}>
            {f("dismiss")}
          </Button>
        </p>
      )}
      {inside.value ? <Page /> : <AtGate />}
    </>
  );
}
