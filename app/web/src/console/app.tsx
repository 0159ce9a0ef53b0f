// The console as a whole: the gate, or the table with its panel and sheets. It holds no state.

import { connection, hasToken, view } from "./desk";
import { Felt } from "./felt";
import { Gate } from "./gate";
import { Panel } from "./panel";
import { AmountSheet } from "./sheet/amount";
import { BoardSheet } from "./sheet/board";
import { BoxedSheet, ExposedSheet } from "./sheet/boxed";
import { CardsSheet } from "./sheet/cards";
import { FloorCalledSheet, FloorNameSheet } from "./sheet/floor";
import { LevelSheet } from "./sheet/level";
import { BombPotSheet, PostSheet } from "./sheet/post";
import { PotsSheet } from "./sheet/pots";
import { ReportSheet } from "./sheet/report";
import { PlayerSheet, SeatSheet } from "./sheet/seat";
import { SetRightSheet } from "./sheet/set_right";
import { WhichSeatSheet } from "./sheet/which_seat";
import { UndoSheet } from "./sheet/undo";
import { ClockSheet } from "./sheet/clock";
import { ClosingSheet } from "./sheet/closing";
import { ConfirmSheet } from "./sheet/confirm";
import { DealerSheet } from "./sheet/dealer";
import { ChipsSheet, DeckSheet, StacksSheet } from "./sheet/deck";
import { MeanwhileSheet } from "./sheet/meanwhile";
import { RulingSheet } from "./sheet/ruling";
import { TableSheet } from "./sheet/table";
import { type Sheet, sheets } from "./sheets";
import { Stage } from "./stage";
import { TopBar } from "./top_bar";

function On({ sheet }: { sheet: Sheet }) {
  switch (sheet.is) {
    case "amount":
      return <AmountSheet {...sheet} />;
    case "board":
      return <BoardSheet />;
    case "boxed":
      return <BoxedSheet {...sheet} />;
    case "cards":
      return <CardsSheet {...sheet} />;
    case "chips":
      return <ChipsSheet />;
    case "clock":
      return <ClockSheet />;
    case "closing":
      return <ClosingSheet />;
    case "confirm":
      return <ConfirmSheet {...sheet} />;
    case "exposed":
      return <ExposedSheet />;
    case "floorCalled":
      return <FloorCalledSheet />;
    case "floorName":
      return <FloorNameSheet {...sheet} />;
    case "level":
      return <LevelSheet />;
    case "dealer":
      return <DealerSheet />;
    case "deck":
      return <DeckSheet />;
    case "stacks":
      return <StacksSheet />;
    case "whichSeat":
      return <WhichSeatSheet {...sheet} />;
    case "pots":
      return <PotsSheet />;
    case "meanwhile":
      return <MeanwhileSheet />;
    case "post":
      return <PostSheet {...sheet} />;
    case "bombPot":
      return <BombPotSheet />;
    case "player":
      return <PlayerSheet {...sheet} />;
    case "report":
      return <ReportSheet />;
    case "ruling":
      return <RulingSheet {...sheet} />;
    case "seat":
      return <SeatSheet {...sheet} />;
    case "setRight":
      return <SetRightSheet />;
    case "table":
      return <TableSheet />;
    case "undo":
      return <UndoSheet />;
  }
}

export function App() {
  const line = connection.value;
  if (!hasToken.value) {
    return <Gate why="no_token" />;
  }
  if (line.is === "ended") {
    return <Gate why={line.why} />;
  }
  return (
    <>
      <TopBar />
      <main class={`console${view.value === null ? " empty" : ""}`}>
        <Felt />
        <Stage />
        <Panel />
      </main>
      {sheets.value.map((sheet, index) => (
        <On key={`${index}-${sheet.is}`} sheet={sheet} />
      ))}
    </>
  );
}
