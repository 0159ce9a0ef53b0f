// The messages and answers of the service. Generated from messages.json by bundling/types.mjs:
// change the service's types instead.

/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Action".
 */
export type Action = "fold" | "check" | "call" | "bet" | "raise" | "all_in" | "bring_in";
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "StreetName".
 */
export type StreetName =
  | "preflop"
  | "flop"
  | "turn"
  | "river"
  | "third_street"
  | "fourth_street"
  | "fifth_street"
  | "sixth_street"
  | "seventh_street"
  | "predraw"
  | "first_draw"
  | "second_draw"
  | "third_draw";
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Place".
 */
export type Place =
  | "stub"
  | "board"
  | "run-1"
  | "run-2"
  | "burns"
  | "discards"
  | "muck"
  | "aside"
  | "off_table"
  | "seat-1"
  | "seat-2"
  | "seat-3"
  | "seat-4"
  | "seat-5"
  | "seat-6"
  | "seat-7"
  | "seat-8"
  | "seat-9"
  | "seat-10";
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Card".
 */
export type Card =
  | "2c"
  | "2d"
  | "2h"
  | "2s"
  | "3c"
  | "3d"
  | "3h"
  | "3s"
  | "4c"
  | "4d"
  | "4h"
  | "4s"
  | "5c"
  | "5d"
  | "5h"
  | "5s"
  | "6c"
  | "6d"
  | "6h"
  | "6s"
  | "7c"
  | "7d"
  | "7h"
  | "7s"
  | "8c"
  | "8d"
  | "8h"
  | "8s"
  | "9c"
  | "9d"
  | "9h"
  | "9s"
  | "Tc"
  | "Td"
  | "Th"
  | "Ts"
  | "Jc"
  | "Jd"
  | "Jh"
  | "Js"
  | "Qc"
  | "Qd"
  | "Qh"
  | "Qs"
  | "Kc"
  | "Kd"
  | "Kh"
  | "Ks"
  | "Ac"
  | "Ad"
  | "Ah"
  | "As";
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "IrregularityKind".
 */
export type IrregularityKind =
  | "boxed_card"
  | "duplicate_card"
  | "deck_incomplete"
  | "surplus_card"
  | "non_standard_card"
  | "imperfect_deck"
  | "other_deck_card"
  | "loose_card"
  | "no_shuffle_or_cut"
  | "disordered_stub"
  | "short_stub"
  | "first_card_wrong_seat"
  | "ineligible_seat_dealt"
  | "seat_skipped"
  | "wrong_hole_count"
  | "hidden_wrong_count"
  | "incomplete_deal"
  | "button_short_card"
  | "exposed_hole_card"
  | "exposed_stub_card"
  | "card_off_table"
  | "four_card_flop"
  | "overdealt_flop"
  | "overdealt_street"
  | "unburned_street"
  | "double_burn"
  | "exposed_burn"
  | "premature_street"
  | "commingled_hand"
  | "hand_killed_by_dealer"
  | "self_muck"
  | "dropped_card"
  | "card_exposed_by_player"
  | "heads_up_disclosure"
  | "underbet"
  | "underraise"
  | "undercall"
  | "overbet_limit"
  | "pot_miscount"
  | "action_out_of_turn"
  | "fold_out_of_turn"
  | "skipped_player"
  | "forward_motion"
  | "string_bet"
  | "oversized_chip"
  | "multiple_chips"
  | "ambiguous_amount"
  | "invalid_declaration"
  | "conditional_declaration"
  | "hidden_chip"
  | "clock_expired"
  | "short_all_in"
  | "short_blind"
  | "absent_at_deal"
  | "absent_forced_all_in"
  | "left_while_all_in"
  | "award_unverified"
  | "reading_contradicted"
  | "showdown_miscall"
  | "wild_designation"
  | "pot_conceded"
  | "pot_without_winner"
  | "wrong_award"
  | "late_claim"
  | "button_misplaced"
  | "blinds_misplaced"
  | "wrong_level"
  | "reader_conflict"
  | "record_diverged"
  | "floor_called";
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ClientMessage".
 */
export type ClientMessage = Hello | Observe | ResyncWanted | Ping;
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Observation".
 */
export type Observation =
  | PlayerSeated
  | PlayerLeft
  | PlayerAway
  | PenaltyServed
  | LevelSet
  | DenominationsSet
  | ButtonPlaced
  | HandBegun
  | PostMade
  | HoleCardsDealt
  | CardDealt
  | CardBurned
  | StreetDealt
  | CardsDiscarded
  | RunsAgreed
  | BoxedCardFound
  | CardExposed
  | CardNamed
  | CardSeen
  | CardGone
  | ControllerTaken
  | TrackingSet
  | PileCounted
  | CardsMoved
  | CardsMixed
  | PlayerActed
  | ActedAround
  | BettingClosed
  | HandTabled
  | HandMucked
  | WinnerDeclared
  | PotPushed
  | FaultReported
  | ClaimMade
  | FloorCalled
  | QuestionAnswered
  | StepTaken
  | ClaimSealed
  | SealRevealed
  | RulingGiven
  | RulingCountersigned
  | CallPositionSet
  | TableIsNow
  | DealerChanged
  | DeckChanged
  | StacksCorrected
  | ClockCalled
  | ClockEnded
  | FloorGoing
  | Retracted;
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Effect".
 */
export type Effect =
  | MixCards
  | ScrambleStreet
  | MoveCards
  | DealCards
  | ShowBoard
  | CreditBurn
  | CreditPickedBurn
  | KillHand
  | ReviveHand
  | MoveChips
  | SetCall
  | SetActor
  | PlayStands
  | TakePlayBack
  | DeclareMisdeal
  | VoidHand
  | Penalise
  | Warn
  | CompleteDeal
  | FinishDeal
  | SupplySeat
  | BurnFaultCard
  | DiscardPlace
  | GiveHand
  | MarkDealtOut
  | ReturnStreet
  | ShuffleStub
  | FinishBetting
  | ReplaceDeck
  | ShowCards
  | TableHand
  | PassDeal
  | KeepAntes
  | RefundSeat
  | ReturnUncalled
  | CorrectBets
  | ForfeitChips
  | CarryPot
  | ReverseAward
  | MakeAct
  | BarRaise
  | CountWinners
  | NewPositions
  | MoveButton;
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Event".
 */
export type Event =
  | TableOpened
  | SeatTaken
  | SeatVacated
  | LevelChanged
  | DenominationsChanged
  | ButtonMoved
  | HandStarted
  | ChipsPosted
  | ControlTaken
  | PhaseEntered
  | HandsLaid
  | CardsDrawn
  | DiscardMade
  | RunsSet
  | RunStarted
  | CardsShifted
  | CardsScrambled
  | CardIdentified
  | ReaderNoted
  | CardTurnedUp
  | BoxedCardCounted
  | BurnCredited
  | BurnDisproved
  | ForeignCardFound
  | DeckReplaced
  | ClaimCommitted
  | ClaimOpened
  | Acted
  | ChipsLaidEarly
  | EarlyChipsCounted
  | BetReturned
  | PotsFormed
  | HandShown
  | HandSurrendered
  | HandRevived
  | PotDeclared
  | WinnerCounted
  | PotAwarded
  | HandReturned
  | QuestionAsked
  | QuestionClosed
  | IrregularityOpened
  | ProcedureChosen
  | FactFound
  | ProcedureStepped
  | IrregularityClosed
  | Ruled
  | RulingSigned
  | PlayedUnderHold
  | HoldPlacedAt
  | HeldPlayDecided
  | ChipsSet
  | CallSet
  | TurnGiven
  | PenaltyNoted
  | BetsCorrected
  | ChipsForfeited
  | RaiseBarred
  | SeatRefunded
  | PotsCarried
  | AntesKept
  | AwardReversed
  | PresenceNoted
  | PenaltySet
  | RedealChanged
  | ButtonSetRight
  | TableSetRight
  | TrackingChanged
  | BettingEnded
  | DealerNoted
  | DeckNoted
  | StacksSetRight
  | ClockStarted
  | ClockStopped
  | FloorWent
  | EntryRetracted;
/**
 * Where a hand stands. Which of them a hand can come to, its variant says.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Phase".
 */
export type Phase =
  | "setup"
  | "hole_deal"
  | "preflop"
  | "flop_burn"
  | "flop_deal"
  | "flop"
  | "turn_burn"
  | "turn_deal"
  | "turn"
  | "river_burn"
  | "river_deal"
  | "river"
  | "third_street"
  | "fourth_street_burn"
  | "fourth_street_deal"
  | "fourth_street"
  | "fifth_street_burn"
  | "fifth_street_deal"
  | "fifth_street"
  | "sixth_street_burn"
  | "sixth_street_deal"
  | "sixth_street"
  | "seventh_street_burn"
  | "seventh_street_deal"
  | "seventh_street"
  | "predraw"
  | "first_draw_discard"
  | "first_draw_burn"
  | "first_draw_deal"
  | "first_draw"
  | "second_draw_discard"
  | "second_draw_burn"
  | "second_draw_deal"
  | "second_draw"
  | "third_draw_discard"
  | "third_draw_burn"
  | "third_draw_deal"
  | "third_draw"
  | "showdown"
  | "verification"
  | "award"
  | "complete"
  | "misdealt"
  | "voided";
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Role".
 */
export type Role =
  "dealer" | "floor" | "director" | "device" | "overlay" | "public" | "auditor" | "admin";
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Permission".
 */
export type Permission =
  | "live.see"
  | "broadcast.see"
  | "log.read"
  | "names.read"
  | "presence.see"
  | "floor.see"
  | "history.search"
  | "observe"
  | "seals.make"
  | "seals.read"
  | "seals.reveal"
  | "chain.read"
  | "audit.export"
  | "reads.list"
  | "metrics.read"
  | "dealers.list"
  | "dealers.keep"
  | "tables.open"
  | "pairings.make"
  | "tokens.make"
  | "tokens.list"
  | "tokens.revoke";
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ServerMessage".
 */
export type ServerMessage =
  Welcome | Snapshot | Entry | Broadcast | Ack | Refused | Presence | Resync | Pong;

export interface Messages {}
/**
 * The observation is stored, or said nothing new: the table stands at `seq`.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Ack".
 */
export interface Ack {
  type?: "ack";
  id: string;
  seq: number;
}
/**
 * A player acted. `put` is what went in, `bet` the seat's bet on the street after it,
 * `call` the bet to match, `full_raise` the last full raise, `actor` who acts next.
 *
 * `held` says that the game was on hold: it counts for no cut-off until ruled on. `base` is
 * the bet that the next raise is measured from, None when that is `call`; `raises` counts
 * the bets and raises of the street.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Acted".
 */
export interface Acted {
  seat: number;
  action: Action;
  street: StreetName;
  put: number;
  bet: number;
  call: number;
  full_raise: number;
  actor: number | null;
  in_turn?: boolean;
  held?: boolean;
  base?: number | null;
  raises?: number;
  kind: "acted";
}
/**
 * Every seat from the one to act through seat `through` did the same, each in its turn: in
 * one observation what as many acts say. With "call" who has nothing to call checks.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ActedAround".
 */
export interface ActedAround {
  action: "fold" | "check" | "call";
  through: number;
  kind: "acted_around";
}
/**
 * What comes next, with its text. `deals` are the cards that are due, in their order;
 * `asked` the seats that have to discard, the next one first. `around`, `presets` and `reports`,
 * the codes of what may be called now, the likeliest first, are for those who record.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "AdviceView".
 */
export interface AdviceView {
  prompt: string;
  text: string;
  actor: number | null;
  actions: LegalAction[];
  next: string[];
  blocked: string[];
  procedure: number | null;
  deals: DealView[];
  asked: number[];
  around?: AroundView[];
  reports?: string[];
  presets?: PresetView[];
}
/**
 * An act that is in order for the seat to act. `least` and `most` bound the bet it makes
 * ("to"), in chips; both are None where the act has no amount of its own.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LegalAction".
 */
export interface LegalAction {
  action: Action;
  least?: number | null;
  most?: number | null;
}
/**
 * Cards that the deal which is due brings to a place: so many face down, and then up.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DealView".
 */
export interface DealView {
  place: string;
  down: number;
  up: number;
}
/**
 * A way for several seats to act alike, which one `acted_around` records: `seats` act in this
 * order up to `through`. `all_in` are those of them whose last chips go in.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "AroundView".
 */
export interface AroundView {
  action: string;
  through: number;
  seats: number[];
  all_in: number[];
  text: string;
}
/**
 * A size of a bet that players name by the pot, as the seat's whole bet on this street.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PresetView".
 */
export interface PresetView {
  name: string;
  amount: number;
}
/**
 * An answer that a question takes.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "AnswerView".
 */
export interface AnswerView {
  answer: string;
  text: string;
}
/**
 * Chips of a deal that is dealt again stay in the pot; each share is one seat's. The antes
 * are among them and are not posted again, unless `again` says so.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "AntesKept".
 */
export interface AntesKept {
  shares: Share[];
  again?: boolean;
  kind: "antes_kept";
}
/**
 * What one seat got of a pot.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Share".
 */
export interface Share {
  seat: number;
  amount: number;
}
/**
 * The award of a pot of hand `hand` went to other seats: what was `taken` from stacks and
 * `given` to others, also while the next hand is played.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "AwardReversed".
 */
export interface AwardReversed {
  hand: number;
  pot: number;
  taken: Share[];
  given: Share[];
  kind: "award_reversed";
}
/**
 * A pot that was pushed, or one part of it, and what each seat got.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "AwardView".
 */
export interface AwardView {
  pot: number;
  amount: number;
  shares: Share[];
  run: number;
  half: string;
}
/**
 * A seat may only call or fold in this round; without a seat that of the fault.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BarRaise".
 */
export interface BarRaise {
  seat?: number | null;
  kind: "bar_raise";
}
/**
 * One seat's bet becomes `bet`; `put` went in for it, or came back when it is negative.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BetChange".
 */
export interface BetChange {
  seat: number;
  bet: number;
  put: number;
}
/**
 * The part of a bet that nobody called went back.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BetReturned".
 */
export interface BetReturned {
  seat: number;
  amount: number;
  kind: "bet_returned";
}
/**
 * The wagers of a street were put right: who goes along is in `bets`, the rest are the
 * figures of the betting afterwards. Without `in_front` the street is over: the chips went to
 * the pots, which are `pots` where they stood already.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BetsCorrected".
 */
export interface BetsCorrected {
  bets: BetChange[];
  call: number;
  full_raise: number;
  base: number;
  raises: number;
  actor: number | null;
  in_front?: boolean;
  pots?: FormedPot[] | null;
  kind: "bets_corrected";
}
/**
 * A pot and the seats that contest it; the main pot comes first.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FormedPot".
 */
export interface FormedPot {
  amount: number;
  seats: number[];
}
/**
 * The betting of this street is over, where nobody enters the acts. `live` are the seats
 * that are still in; None when nobody says.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BettingClosed".
 */
export interface BettingClosed {
  live?: number[] | null;
  kind: "betting_closed";
}
/**
 * The betting of a street is over without the acts that closed it; `out` are the seats that
 * gave their hand up since they were last heard of. Without a street only that is said.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BettingEnded".
 */
export interface BettingEnded {
  street: StreetName | null;
  out?: number[];
  kind: "betting_ended";
}
/**
 * A rulebook that a table can be played by.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BookOffered".
 */
export interface BookOffered {
  id: string;
  edition: string;
}
/**
 * A card at `index` of a place was boxed; `in_deal` when it was met in the initial deal.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BoxedCardCounted".
 */
export interface BoxedCardCounted {
  place: Place;
  index: number;
  in_deal: boolean;
  kind: "boxed_card_counted";
}
/**
 * A card was face up in the stub on its way to `bound_for`.
 *
 * With `placed` it already lies there, at `index` (the last card when None), because it
 * was noticed late.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BoxedCardFound".
 */
export interface BoxedCardFound {
  bound_for: Place;
  card?: Card | null;
  placed?: boolean;
  index?: number | null;
  kind: "boxed_card_found";
}
/**
 * The whole view of a delayed broadcast, for overlays alone, once it is old enough.
 *
 * `n` counts the changes of the view under `epoch`, which stays the same over a restart of
 * the service; `at` is when this one came about (ISO 8601, UTC). `recovered` says that
 * nothing was missed between what the client has and this.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Broadcast".
 */
export interface Broadcast {
  type?: "broadcast";
  table: string;
  n: number;
  epoch: string;
  at: string;
  recovered: boolean;
  view: BroadcastView;
}
/**
 * A table as a broadcast shows it. It has no position and no words in any language.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BroadcastView".
 */
export interface BroadcastView {
  name: string;
  variant: string;
  game: GameView;
  size: number;
  level: LevelView | null;
  seats: BroadcastSeat[];
  hand: BroadcastHand | null;
}
/**
 * The game of a table: `forced` are its forced bets, `deck` and `hole` how many cards the
 * deck and in the end a hand have; with `halves` a low may win a half of a pot.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "GameView".
 */
export interface GameView {
  structure: string;
  forced: string;
  deck: number;
  hole: number;
  board: boolean;
  halves: boolean;
}
/**
 * Blinds, antes and sizes of bets, in chips; zero where the game makes it of the blinds.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LevelView".
 */
export interface LevelView {
  small_blind: number;
  big_blind: number;
  ante: number;
  ante_kind: string;
  bring_in: number;
  small_bet: number;
  big_bet: number;
  min_bet: number;
}
/**
 * A seat; chips are whole units. `standing` is null when the seat is not in the hand.
 *
 * `cards` has one entry a card of the hand, null but for the up cards of stud and, once the
 * hand is over, the tabled or exposed ones; `reading` is what a tabled hand came to and `low`
 * the ranks of its low, null before that too.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BroadcastSeat".
 */
export interface BroadcastSeat {
  seat: number;
  player: string;
  stack: number;
  bet: number;
  standing: ("live" | "out") | null;
  cards: (Card | null)[];
  reading: string | null;
  low: string | null;
}
/**
 * The hand in play, or the one that was played last. `call` is the bet to match.
 *
 * `runs` is how often the board is run; `boards` has the whole board of each run.
 * `held` says that play waits for the floor, and never why.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BroadcastHand".
 */
export interface BroadcastHand {
  number: number;
  phase: string;
  button: number;
  small_blind_seat: number | null;
  big_blind_seat: number | null;
  actor: number | null;
  call: number;
  runs: number;
  board: (Card | null)[];
  boards: (Card | null)[][];
  pots: BroadcastPot[];
  awards: AwardView[];
  held: boolean;
}
/**
 * A pot in chips, the seats that contest it and, once declared, its winners: of any of it,
 * and of each of its parts that was declared.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BroadcastPot".
 */
export interface BroadcastPot {
  amount: number;
  seats: number[];
  winners: number[];
  parts: BroadcastPart[];
}
/**
 * A part of a pot, a run of the board (from 1) and of it the whole or a half, and who was
 * declared to win it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BroadcastPart".
 */
export interface BroadcastPart {
  run: number;
  half: string;
  winners: number[];
}
/**
 * A street has its one burn, from this source.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BurnCredited".
 */
export interface BurnCredited {
  street: StreetName;
  source: "stub" | "pre_paid" | "picked" | "in_question" | "ruling" | "reader";
  kind: "burn_credited";
}
/**
 * The burn that the record had credited to a street was never made.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BurnDisproved".
 */
export interface BurnDisproved {
  street: StreetName;
  kind: "burn_disproved";
}
/**
 * The card of the fault goes to the burns. With `credited` it is the burn of the next
 * street (A-21), else it is no street's burn (PR-G).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BurnFaultCard".
 */
export interface BurnFaultCard {
  credited?: boolean;
  kind: "burn_fault_card";
}
/**
 * A street's one burn and where it came from.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BurnView".
 */
export interface BurnView {
  street: string;
  source: string;
}
/**
 * The button of the next hand, and its big blind where somebody named it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ButtonMoved".
 */
export interface ButtonMoved {
  seat: number;
  big_blind?: number | null;
  kind: "button_moved";
}
/**
 * The button lies in front of a seat for the next hand. `big_blind` names the seat that
 * posts it where that is not clear from the button: with nobody between, the small blind is
 * dead.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ButtonPlaced".
 */
export interface ButtonPlaced {
  seat: number;
  big_blind?: number | null;
  kind: "button_placed";
}
/**
 * The button of the hand in play lies with another seat.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ButtonSetRight".
 */
export interface ButtonSetRight {
  seat: number;
  kind: "button_set_right";
}
/**
 * The floor found that the fault was called right after entry `seq` of the log.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CallPositionSet".
 */
export interface CallPositionSet {
  irregularity: number;
  seq: number;
  kind: "call_position_set";
}
/**
 * A ruling set the bet to match on this street.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CallSet".
 */
export interface CallSet {
  amount: number;
  kind: "call_set";
}
/**
 * A seat that went all in on the open street: of each bet at most `amount` goes into the pots
 * that it can win, and the rest makes a side pot.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CapView".
 */
export interface CapView {
  seat: number;
  amount: number;
  text: string;
}
/**
 * One card came off the stub to the burns; `exposed` when its face was seen.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CardBurned".
 */
export interface CardBurned {
  card?: Card | null;
  exposed?: boolean;
  kind: "card_burned";
}
/**
 * One card came off the stub to a place, face down unless `up`.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CardDealt".
 */
export interface CardDealt {
  to: Place;
  card?: Card | null;
  up?: boolean;
  kind: "card_dealt";
}
/**
 * A face-down card was turned up by handling; that is no boxed card.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CardExposed".
 */
export interface CardExposed {
  place: Place;
  index: number;
  card?: Card | null;
  by?: "dealer" | "player";
  kind: "card_exposed";
}
/**
 * A reader of the table no longer sees a card at a place; that is never a fold.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CardGone".
 */
export interface CardGone {
  place: Place;
  card: Card;
  kind: "card_gone";
}
/**
 * A card got its name: seen, corrected, or the only one left of its pool.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CardIdentified".
 */
export interface CardIdentified {
  place: Place;
  index: number;
  card: Card;
  shown: boolean;
  how?: "seen" | "eliminated";
  kind: "card_identified";
}
/**
 * A card that lies somewhere is this one: a first naming or a correction.
 *
 * `shown` says that the table sees its face.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CardNamed".
 */
export interface CardNamed {
  place: Place;
  index: number;
  card: Card;
  shown?: boolean;
  kind: "card_named";
}
/**
 * A reader of the table saw a card at a place.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CardSeen".
 */
export interface CardSeen {
  place: Place;
  card: Card;
  kind: "card_seen";
}
/**
 * A card's face became public without a name that anybody gave.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CardTurnedUp".
 */
export interface CardTurnedUp {
  place: Place;
  index: number;
  kind: "card_turned_up";
}
/**
 * A player gave cards away before a draw; none at all means that he stood pat.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CardsDiscarded".
 */
export interface CardsDiscarded {
  seat: number;
  cards?: (Card | null)[];
  kind: "cards_discarded";
}
/**
 * Cards came off the stub to a place.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CardsDrawn".
 */
export interface CardsDrawn {
  to: Place;
  cards: (Card | null)[];
  shown?: boolean;
  boxed?: boolean;
  kind: "cards_drawn";
}
/**
 * The cards of some places were scrambled together and left in `into`.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CardsMixed".
 */
export interface CardsMixed {
  places: Place[];
  into: Place;
  kind: "cards_mixed";
}
/**
 * Cards were moved from one place to another.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CardsMoved".
 */
export interface CardsMoved {
  source: Place;
  to: Place;
  indices: number[];
  kind: "cards_moved";
}
/**
 * Cards were mixed face down; their names dissolved into a pool. With `indices` only those of
 * the one place were.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CardsScrambled".
 */
export interface CardsScrambled {
  places: Place[];
  into: Place;
  indices?: number[] | null;
  kind: "cards_scrambled";
}
/**
 * Cards went from one place to another; `shown` None keeps what was public of them.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CardsShifted".
 */
export interface CardsShifted {
  source: Place;
  indices: number[];
  to: Place;
  shown?: boolean | null;
  kind: "cards_shifted";
}
/**
 * Nobody can win the pot: its chips wait for the next hand (HOYLE-FOUL-2).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CarryPot".
 */
export interface CarryPot {
  kind: "carry_pot";
}
/**
 * Chips in front of a seat are no part of its bet any more: the pot keeps them, those first
 * that wait for the seat's turn.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ChipsForfeited".
 */
export interface ChipsForfeited {
  seat: number;
  amount: number;
  kind: "chips_forfeited";
}
/**
 * A player put chips in out of turn, where such chips stay and wait for it: `amount` of them
 * lie in front of the seat and are no bet yet (HOYLE-OOTBET-1).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ChipsLaidEarly".
 */
export interface ChipsLaidEarly {
  seat: number;
  action: Action;
  street: StreetName;
  amount: number;
  kind: "chips_laid_early";
}
/**
 * A blind or ante went in; less than the level asks when the stack was short.
 *
 * `call` and `full_raise` are the bet to match and the least raise after it, None where the
 * post leaves them as they were.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ChipsPosted".
 */
export interface ChipsPosted {
  seat: number;
  amount: number;
  posting:
    | "ante"
    | "big_blind_ante"
    | "button_ante"
    | "small_blind"
    | "big_blind"
    | "button_blind"
    | "straddle"
    | "late"
    | "missed_blinds"
    | "dead"
    | "bomb_pot";
  call?: number | null;
  full_raise?: number | null;
  kind: "chips_posted";
}
/**
 * A ruling moved chips between one seat's stack and its bet.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ChipsSet".
 */
export interface ChipsSet {
  seat: number;
  amount: number;
  kind: "chips_set";
}
/**
 * So many chips of one value.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ChipsView".
 */
export interface ChipsView {
  value: number;
  number: number;
}
/**
 * Something to choose. `more` is what the dealer is told to do first, where it is that.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ChoiceShown".
 */
export interface ChoiceShown {
  id: string;
  text: string;
  more?: string;
}
/**
 * What there is to choose from: games and rulebooks for a new table, kinds to search for.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ChoicesAnswer".
 */
export interface ChoicesAnswer {
  variants: VariantOffered[];
  rulebooks: BookOffered[];
  kinds: KindOffered[];
}
/**
 * A game by its id and its name. `forced` are its forced bets and `structure` its limit, which
 * say what a level of it has.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "VariantOffered".
 */
export interface VariantOffered {
  id: string;
  name: string;
  structure: string;
  forced: string;
}
/**
 * A kind of irregularity, and how it ranks.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "KindOffered".
 */
export interface KindOffered {
  kind: IrregularityKind;
  title: string;
  severity: "deck" | "deal" | "repair" | "bet" | "showdown" | "note";
}
/**
 * A clause by its id, the edition it is read from, and what it says in our own words.
 *
 * `inherited`: it is of the book that this one extends. `applies` is `player_dealt` for what
 * holds only where players deal in turn.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CitationShown".
 */
export interface CitationShown {
  clause: string;
  edition: string;
  text: string;
  inherited: boolean;
  applies: string;
}
/**
 * A clause that a remedy rests on, with its summary in our own words.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CitationView".
 */
export interface CitationView {
  clause: string;
  edition: string;
  text: string;
}
/**
 * A player's written claim was sealed: its cards are under this commitment, a sha256 in hex
 * (`sealing.commitment`), and nowhere else in the log until it is opened.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ClaimCommitted".
 */
export interface ClaimCommitted {
  irregularity: number;
  commitment: string;
  by: string;
  kind: "claim_committed";
}
/**
 * A player claims a pot of hand `hand`, this one or one that is over.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ClaimMade".
 */
export interface ClaimMade {
  hand: number;
  seat: number;
  reason?: string;
  kind: "claim_made";
}
/**
 * The claim of a hand that was revived was shown to the table once the hand was over;
 * anybody can work out the commitment from cards and salt (LATAM-RECOV-4b).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ClaimOpened".
 */
export interface ClaimOpened {
  irregularity: number;
  cards: Card[];
  salt: string;
  kind: "claim_opened";
}
/**
 * What a player wrote of his hand was sealed: `commitment` is its sha256 in hex
 * (`sealing.commitment`), `procedure` the id of the irregularity.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ClaimSealed".
 */
export interface ClaimSealed {
  procedure: number;
  commitment: string;
  kind: "claim_sealed";
}
/**
 * The first message of a client: who it is, what it follows, in which language.
 *
 * A dealer whose `client` is a console has to send `expected_seq` with each observation; one
 * that names itself in `console` is refused while another console has control of the table.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  type: "hello";
  token?: string | null;
  ticket?: string | null;
  /**
   * @maxItems 64
   */
  subscriptions?: Subscription[];
  language?: "en" | "es";
  client?: "console" | "program";
  console?: string | null;
}
/**
 * A table to follow: from entry `since` on when the client has the rest of that `epoch`.
 *
 * For an overlay both are those of its broadcast, and `delay_s` may raise its token's delay
 * (in seconds), never lower it; nobody else may name one.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Subscription".
 */
export interface Subscription {
  table: string;
  since?: number | null;
  epoch?: string | null;
  delay_s?: number | null;
}
/**
 * One observation; `id` is its idempotency key and comes back in the answer.
 *
 * With `expected_seq` it is refused when the table has moved on since that entry.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Observe".
 */
export interface Observe {
  type: "observe";
  id: string;
  table: string;
  observation: Observation;
  expected_seq?: number | null;
}
/**
 * A player sat down with a stack of chips.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PlayerSeated".
 */
export interface PlayerSeated {
  seat: number;
  player: string;
  stack: number;
  kind: "player_seated";
}
/**
 * A player gave up the seat; a hand in play keeps its cards and chips.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PlayerLeft".
 */
export interface PlayerLeft {
  seat: number;
  kind: "player_left";
}
/**
 * A player is not at the seat, or is back.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PlayerAway".
 */
export interface PlayerAway {
  seat: number;
  away?: boolean;
  kind: "player_away";
}
/**
 * A player sits a penalty out for so many hands from the next one on; zero ends it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PenaltyServed".
 */
export interface PenaltyServed {
  seat: number;
  hands: number;
  kind: "penalty_served";
}
/**
 * The blinds and antes of the hands that follow, and the sizes of their bets.
 *
 * Zero means what the game makes of it: `small_bet` is the big blind and `big_bet` twice the
 * small one (fixed limit); `min_bet` is the big blind (the other structures). `bring_in` is
 * for games that have one, and `small_bet` is needed there.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LevelSet".
 */
export interface LevelSet {
  small_blind: number;
  big_blind: number;
  ante?: number;
  ante_kind?: "each" | "big_blind" | "button";
  bring_in?: number;
  small_bet?: number;
  big_bet?: number;
  min_bet?: number;
  kind: "level_set";
}
/**
 * The values of the chips that are played with, the smallest first; empty when amounts are
 * to be told as they are.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DenominationsSet".
 */
export interface DenominationsSet {
  denominations: number[];
  kind: "denominations_set";
}
/**
 * The next hand began: first riffle, shuffler button, or the dealer's push.
 *
 * With `bomb_pot` every seat antes so much, nobody posts a blind, and the first round of
 * betting is skipped.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HandBegun".
 */
export interface HandBegun {
  bomb_pot?: number;
  kind: "hand_begun";
}
/**
 * A seat posted besides the regular blinds, before the cards are out: `live` chips count as
 * its bet, `dead` ones go to the pot.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PostMade".
 */
export interface PostMade {
  seat: number;
  post: "straddle" | "late" | "missed_blinds";
  live: number;
  dead?: number;
  kind: "post_made";
}
/**
 * Every seat got its hole cards, in order. `hands` names those that are known.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HoleCardsDealt".
 */
export interface HoleCardsDealt {
  hands?: SeatCards[];
  kind: "hole_cards_dealt";
}
/**
 * Cards known to have been dealt to one seat.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SeatCards".
 */
export interface SeatCards {
  seat: number;
  cards: (Card | null)[];
}
/**
 * The next street was dealt, its burn included unless it was tapped before.
 *
 * One entry a card that lies on the board; four entries for a four-card flop. Empty means
 * that the regular number came and nobody named them. `hands` names the cards that came to
 * seats, where the street deals to seats.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "StreetDealt".
 */
export interface StreetDealt {
  cards?: (Card | null)[];
  hands?: SeatCards[];
  kind: "street_dealt";
}
/**
 * With nobody left to bet, the players agreed to run the rest of the board so many times.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RunsAgreed".
 */
export interface RunsAgreed {
  runs: number;
  kind: "runs_agreed";
}
/**
 * A dealer's console took control of the table, from whichever had it before.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ControllerTaken".
 */
export interface ControllerTaken {
  console: string;
  kind: "controller_taken";
}
/**
 * What is entered at the table from now on. Back to every act within a hand needs the chips
 * of all seats, so that is said by how the table is now.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TrackingSet".
 */
export interface TrackingSet {
  tracking: "full" | "dealing";
  kind: "tracking_set";
}
/**
 * Somebody counted the cards of a place.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PileCounted".
 */
export interface PileCounted {
  place: Place;
  cards: number;
  kind: "pile_counted";
}
/**
 * A player acted. `amount` is the seat's whole bet on this street after it ("to"), for
 * a bet, a raise or an all-in; an all-in without it is for the whole stack. A call has one only
 * where the player put in less than it takes. A completion is a raise. In fixed limit a bet or
 * raise without it is of the one size that there is.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PlayerActed".
 */
export interface PlayerActed {
  seat: number;
  action: Action;
  amount?: number | null;
  kind: "player_acted";
}
/**
 * A player turned all cards of a hand up on the table.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HandTabled".
 */
export interface HandTabled {
  seat: number;
  cards?: (Card | null)[];
  kind: "hand_tabled";
}
/**
 * A player gave a hand up at the showdown without tabling it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HandMucked".
 */
export interface HandMucked {
  seat: number;
  kind: "hand_mucked";
}
/**
 * The dealer declared who wins: one pot (0 is the main pot), or all of them.
 *
 * Where pots are split, `half` and `run` (from 1) say which part; without them each part is
 * meant that has no winner yet, or every one once all have.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "WinnerDeclared".
 */
export interface WinnerDeclared {
  seats: number[];
  pot?: number | null;
  half?: ("whole" | "high" | "low") | null;
  run?: number | null;
  kind: "winner_declared";
}
/**
 * The dealer pushed the pots to their winners.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PotPushed".
 */
export interface PotPushed {
  kind: "pot_pushed";
}
/**
 * Somebody at the table called a fault; `street` is the current one when None. What a
 * report of its kind may add is in `irregularities.KINDS`. `hand` is the number of the hand
 * that it is about, None for the one in play: of one that is over only its deck is reported.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FaultReported".
 */
export interface FaultReported {
  fault: IrregularityKind | "extra_flop_card";
  street?: StreetName | null;
  card?: Card | null;
  seat?: number | null;
  amount?: number | null;
  hand?: number | null;
  kind: "fault_reported";
}
/**
 * The dealer called the floor for a reason of their own words.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FloorCalled".
 */
export interface FloorCalled {
  reason?: string;
  kind: "floor_called";
}
/**
 * An open question got one of its answers; `floor` names a floor who said it aloud.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "QuestionAnswered".
 */
export interface QuestionAnswered {
  question: number;
  answer: string;
  floor?: string;
  kind: "question_answered";
}
/**
 * A step of an open procedure was done.
 *
 * `procedure` is the id of its irregularity. `pick` is the index of the card that was
 * picked from the scramble; `cards` names the board as it now lies. A dealer who records
 * a floor's step gives the floor's name; it stays unsigned until countersigned. `seats` are
 * those to whom a pot (`pot`, None all of them) goes, or the seat that gets the button;
 * `amount` is what a bet comes to.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "StepTaken".
 */
export interface StepTaken {
  procedure: number;
  step: string;
  outcome: string;
  pick?: number | null;
  cards?: (Card | null)[];
  floor?: string;
  seats?: number[];
  pot?: number | null;
  amount?: number | null;
  kind: "step_taken";
}
/**
 * The claim of a revived hand is shown to the table, once the hand is over. `salt` is 32
 * bytes in hex.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SealRevealed".
 */
export interface SealRevealed {
  procedure: number;
  cards: Card[];
  salt: string;
  kind: "seal_revealed";
}
/**
 * The floor ruled with effects of his own; it closes the irregularities it names.
 *
 * A dealer who records a spoken ruling gives the floor's name.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RulingGiven".
 */
export interface RulingGiven {
  irregularities: number[];
  reason: string;
  effects?: Effect[];
  floor?: string;
  kind: "ruling_given";
}
/**
 * Scramble the cards of `places` face down; they stay in `into` (the stub: shuffled in).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "MixCards".
 */
export interface MixCards {
  places: Place[];
  into: Place;
  kind: "mix_cards";
}
/**
 * Scramble the board cards of the street of the fault face down where they lie; cards of
 * a later street stay as they are.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ScrambleStreet".
 */
export interface ScrambleStreet {
  kind: "scramble_street";
}
/**
 * Move cards. Without `indices` it is the card that the step picked, or the last one.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "MoveCards".
 */
export interface MoveCards {
  source: Place;
  to: Place;
  indices?: number[] | null;
  shown?: boolean | null;
  kind: "move_cards";
}
/**
 * Deal the next `count` cards of the stub to a place; None is the place of the fault.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DealCards".
 */
export interface DealCards {
  to?: Place | null;
  count?: number;
  kind: "deal_cards";
}
/**
 * Turn the board up. Without `cards` the names are those that the step gave.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ShowBoard".
 */
export interface ShowBoard {
  cards?: (Card | null)[];
  kind: "show_board";
}
/**
 * Count a burn for a street; without a street, for the street of the fault.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CreditBurn".
 */
export interface CreditBurn {
  street?: StreetName | null;
  kind: "credit_burn";
}
/**
 * Count the card that the floor picked: for the flop when it has no burn yet, else,
 * where the book reads it so (`picked_card_is_next_burn`), for the next street.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CreditPickedBurn".
 */
export interface CreditPickedBurn {
  kind: "credit_picked_burn";
}
/**
 * Declare a hand dead; its cards go to the muck and its chips stay in the pot.
 *
 * In a rulebook's suggestion the seat is None and becomes the seat of the fault.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "KillHand".
 */
export interface KillHand {
  seat?: number | null;
  kind: "kill_hand";
}
/**
 * A dead or folded hand is live again, and its cards lie with its seat; without a seat it
 * is that of the fault.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ReviveHand".
 */
export interface ReviveHand {
  seat?: number | null;
  kind: "revive_hand";
}
/**
 * Move chips between a seat's stack and its bet: to the bet when positive, back when
 * negative.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "MoveChips".
 */
export interface MoveChips {
  seat: number;
  amount: number;
  kind: "move_chips";
}
/**
 * Set the bet that has to be matched on this street.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SetCall".
 */
export interface SetCall {
  amount: number;
  kind: "set_call";
}
/**
 * Give the turn to a seat.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SetActor".
 */
export interface SetActor {
  seat: number;
  kind: "set_actor";
}
/**
 * What was played while the game was held counts.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PlayStands".
 */
export interface PlayStands {
  kind: "play_stands";
}
/**
 * Bets and folds made while the game was held are undone.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TakePlayBack".
 */
export interface TakePlayBack {
  kind: "take_play_back";
}
/**
 * All chips go back and the hand is dealt again: same button, seats and level.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DeclareMisdeal".
 */
export interface DeclareMisdeal {
  kind: "declare_misdeal";
}
/**
 * All chips go back and the hand is over.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "VoidHand".
 */
export interface VoidHand {
  kind: "void_hand";
}
/**
 * Note a penalty against a seat, in the floor's words; without words the kind of the fault
 * stands for them, and without a seat it is that of the fault.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Penalise".
 */
export interface Penalise {
  seat?: number | null;
  penalty?: string;
  kind: "penalise";
}
/**
 * Note a formal warning; without a seat for that of the fault.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Warn".
 */
export interface Warn {
  seat?: number | null;
  kind: "warn";
}
/**
 * Every live seat that lacks cards gets them off the stub in order, the seat of the fault
 * after the last player (PR-I2, HOYLE-INCOMPLETE-1).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CompleteDeal".
 */
export interface CompleteDeal {
  kind: "complete_deal";
}
/**
 * The other seats get what they lack of the first deal; the seat of the fault waits for the
 * card that replaces its exposed one.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FinishDeal".
 */
export interface FinishDeal {
  kind: "finish_deal";
}
/**
 * A seat gets the cards that it lacks off the top of the stub (TDA-37-2).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SupplySeat".
 */
export interface SupplySeat {
  seat?: number | null;
  kind: "supply_seat";
}
/**
 * All cards at the place of the fault go to the muck; a hand that lives there dies.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DiscardPlace".
 */
export interface DiscardPlace {
  kind: "discard_place";
}
/**
 * Who deals gives up the own hand to the seat of the fault (HOYLE-FEWHANDS-1).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "GiveHand".
 */
export interface GiveHand {
  kind: "give_hand";
}
/**
 * A seat has no part in this deal; what lies there goes to the muck.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "MarkDealtOut".
 */
export interface MarkDealtOut {
  seat?: number | null;
  kind: "mark_dealt_out";
}
/**
 * The cards of the street of the fault go back to the stub without their names; its burn
 * stays credited.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ReturnStreet".
 */
export interface ReturnStreet {
  kind: "return_street";
}
/**
 * The stub is shuffled face down (TDA-39-D).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ShuffleStub".
 */
export interface ShuffleStub {
  kind: "shuffle_stub";
}
/**
 * The betting of the street is over: who has not been recorded checked or called.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FinishBetting".
 */
export interface FinishBetting {
  kind: "finish_betting";
}
/**
 * The deck is replaced: before the first deal is complete at once, later for the next hand.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ReplaceDeck".
 */
export interface ReplaceDeck {
  kind: "replace_deck";
}
/**
 * Cards of the seat of the fault are shown to everybody: those that the step names.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ShowCards".
 */
export interface ShowCards {
  kind: "show_cards";
}
/**
 * The dealer tables a hand for its player; without a seat that of the fault.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TableHand".
 */
export interface TableHand {
  seat?: number | null;
  kind: "table_hand";
}
/**
 * The deal that repeats this one is another player's: that of a seat, or of the next one in
 * turn (HOYLE-MISDEAL-2, HOYLE-REDEAL-6).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PassDeal".
 */
export interface PassDeal {
  seat?: number | null;
  kind: "pass_deal";
}
/**
 * When the deal is taken back its antes stay in the pot and are not posted again; where one
 * player antes for all, only that of a player whose deal passes on is left, as a fine
 * (HOYLE-MISDEAL-3, -4). With `bets` what else was put in stays too (HOYLE-REDEAL-8).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "KeepAntes".
 */
export interface KeepAntes {
  bets?: boolean;
  kind: "keep_antes";
}
/**
 * A hand is dead, and all that its seat has put in goes back to it; without a seat that of
 * the fault (PR-F).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RefundSeat".
 */
export interface RefundSeat {
  seat?: number | null;
  kind: "refund_seat";
}
/**
 * The part of a seat's bet that nobody has called goes back to it; without a seat that of
 * the fault (A-14).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ReturnUncalled".
 */
export interface ReturnUncalled {
  seat?: number | null;
  kind: "return_uncalled";
}
/**
 * The wager of the fault becomes `to`, or without it what its kind makes of it, and
 * everybody who answered it goes along.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CorrectBets".
 */
export interface CorrectBets {
  to?: number | null;
  kind: "correct_bets";
}
/**
 * Chips in front of a seat belong to the pot and are no part of its bet; without an amount
 * what a raise has above a call, a bet above the limit, or else all of them.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ForfeitChips".
 */
export interface ForfeitChips {
  seat?: number | null;
  amount?: number | null;
  kind: "forfeit_chips";
}
/**
 * The award of a pot (0 is the main pot, None all of them) goes to these seats instead, or
 * without any to those that the step names. `hand` is the number of the hand, that of the
 * fault or else the last one awarded when None.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ReverseAward".
 */
export interface ReverseAward {
  seats?: number[];
  pot?: number | null;
  hand?: number | null;
  kind: "reverse_award";
}
/**
 * What a seat did or failed to do amounts to this act: a fold, a call (a check where nothing
 * is to be called), or the least that it can mean, a call or a minimum bet. Without a seat
 * that of the fault.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "MakeAct".
 */
export interface MakeAct {
  act: "fold" | "call" | "least";
  seat?: number | null;
  kind: "make_act";
}
/**
 * The cards of the declared winners were counted, and are the right number or not.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CountWinners".
 */
export interface CountWinners {
  right: boolean;
  kind: "count_winners";
}
/**
 * The deal that repeats this one takes the level as the table has it by then and, where the
 * step or `seat` names one, another button.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NewPositions".
 */
export interface NewPositions {
  seat?: number | null;
  kind: "new_positions";
}
/**
 * The button of this hand goes to a seat, without one to that which the step names.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "MoveButton".
 */
export interface MoveButton {
  seat?: number | null;
  kind: "move_button";
}
/**
 * The floor signed a ruling or step that the dealer had recorded for him.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RulingCountersigned".
 */
export interface RulingCountersigned {
  ruling: number;
  kind: "ruling_countersigned";
}
/**
 * The table as it is seen now, where record and table have drifted apart.
 *
 * `pots` are the collected pots, the main pot first, street bets not included. `actor` is
 * the seat to act, None when the betting of the street is over.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TableIsNow".
 */
export interface TableIsNow {
  board: (Card | null)[];
  seats: SeatChips[];
  pots: number[];
  button: number;
  actor: number | null;
  reason?: string;
  kind: "table_is_now";
}
/**
 * Chips in front of one seat: behind (`stack`) and on this street (`bet`).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SeatChips".
 */
export interface SeatChips {
  seat: number;
  stack: number;
  bet: number;
  live?: boolean;
}
/**
 * Another dealer sat down to deal. `id` is the one that the room knows the dealer by.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DealerChanged".
 */
export interface DealerChanged {
  dealer: string;
  id?: string;
  kind: "dealer_changed";
}
/**
 * Another deck or set-up came into play, for a reason; `deck` is what the room calls it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DeckChanged".
 */
export interface DeckChanged {
  reason: string;
  deck?: string;
  kind: "deck_changed";
}
/**
 * Stacks were counted and are not what the record had: the chips behind, bets not included.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "StacksCorrected".
 */
export interface StacksCorrected {
  stacks: SeatStack[];
  reason: string;
  kind: "stacks_corrected";
}
/**
 * The chips behind at one seat.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SeatStack".
 */
export interface SeatStack {
  seat: number;
  stack: number;
}
/**
 * The clock was called on the player to act; `asked_by` is the seat that asked for it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ClockCalled".
 */
export interface ClockCalled {
  seat: number;
  asked_by?: number | null;
  kind: "clock_called";
}
/**
 * The clock on a player was stopped: the time was up, or it was called off. An act ends it
 * without a word.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ClockEnded".
 */
export interface ClockEnded {
  expired?: boolean;
  kind: "clock_ended";
}
/**
 * A floor is on the way to the table, to what was called or to one irregularity; `floor` names
 * one who said so without a device.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FloorGoing".
 */
export interface FloorGoing {
  irregularity?: number | null;
  floor?: string;
  kind: "floor_going";
}
/**
 * The entry `target_seq` of this hand was a mis-tap: it and all after it are undone.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Retracted".
 */
export interface Retracted {
  target_seq: number;
  kind: "retracted";
}
/**
 * The client asks for the whole view of a table that it follows.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ResyncWanted".
 */
export interface ResyncWanted {
  type: "resync";
  table: string;
}
/**
 * Answered by a pong.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: "ping";
}
/**
 * The clock is on a player since `at`, for so many seconds, the last ones counted aloud.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ClockStarted".
 */
export interface ClockStarted {
  seat: number;
  asked_by: number | null;
  at: string;
  seconds: number;
  countdown: number;
  kind: "clock_started";
}
/**
 * The clock on a player is off: the time was up, or somebody called it off.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ClockStopped".
 */
export interface ClockStopped {
  seat: number;
  expired: boolean;
  kind: "clock_stopped";
}
/**
 * The clock on a player: since `at` (RFC 3339), for so many seconds, of which the last
 * `countdown` are counted aloud. `asked_by` is the seat that asked for it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ClockView".
 */
export interface ClockView {
  seat: number;
  asked_by: number | null;
  at: string;
  seconds: number;
  countdown: number;
  text: string;
}
/**
 * A console controls the table from here on; `by` is who took it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ControlTaken".
 */
export interface ControlTaken {
  console: string;
  by: string;
  kind: "control_taken";
}
/**
 * The dealer's console that controls the table, and who took it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ControllerView".
 */
export interface ControllerView {
  console: string;
  by: string;
}
/**
 * What went wrong by one `key`, a kind, a table's id or a dealer, with its `name`. By kind,
 * `hands` are those in which it did; else all of them. `seconds` are the mean until it was closed.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Counted".
 */
export interface Counted {
  key: string;
  name: string;
  hands: number;
  faults: number;
  open: number;
  rulings: number;
  seconds: number | null;
}
/**
 * The dealers of the room by name.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DealerList".
 */
export interface DealerList {
  dealers: DealerShown[];
}
/**
 * A dealer of the room; `badge` tells whether there is one.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DealerShown".
 */
export interface DealerShown {
  id: string;
  name: string;
  created_at: string;
  badge: boolean;
}
/**
 * Who deals from here on.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DealerNoted".
 */
export interface DealerNoted {
  dealer: string;
  id?: string;
  kind: "dealer_noted";
}
/**
 * Who deals, by name and by the room's id of the dealer.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DealerView".
 */
export interface DealerView {
  dealer: string;
  id: string;
}
/**
 * Which deck is in play from here on, why, and who said so.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DeckNoted".
 */
export interface DeckNoted {
  deck: string;
  reason: string;
  by: string;
  kind: "deck_noted";
}
/**
 * Another deck came: `at_once`, so that the deal begins anew with it, or for the next hand.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DeckReplaced".
 */
export interface DeckReplaced {
  at_once: boolean;
  kind: "deck_replaced";
}
/**
 * The values of the table's chips, the smallest first.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DenominationsChanged".
 */
export interface DenominationsChanged {
  denominations: number[];
  kind: "denominations_changed";
}
/**
 * A seat discarded the cards at these indices before a draw, or stood pat with none.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DiscardMade".
 */
export interface DiscardMade {
  street: StreetName;
  seat: number;
  indices: number[];
  kind: "discard_made";
}
/**
 * The answers to a drill, to be marked, with what was wanted and the `digest` of what was
 * asked: nothing of a drill is kept.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DrillAnswered".
 */
export interface DrillAnswered {
  seed: number;
  rulebook?: string;
  variant?: string;
  hands?: number;
  level?: "easy" | "normal" | "hard";
  /**
   * @maxItems 70
   */
  kinds?: IrregularityKind[];
  digest: string;
  /**
   * @maxItems 25
   */
  answers?: HandAnswered[];
}
/**
 * An answer to a hand of a drill: an id of its kinds and one of its nexts, empty where nothing
 * was said. `seconds` is how long both took, null where nobody looked at the clock.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HandAnswered".
 */
export interface HandAnswered {
  hand: number;
  kind?: string;
  next?: string;
  seconds?: number | null;
}
/**
 * What a drill may be about. `kinds` are those that can come about in the game and by the
 * book that were asked for; `common` are those of the easy level.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DrillChoices".
 */
export interface DrillChoices {
  rulebooks: NamedChoice[];
  variants: NamedChoice[];
  levels: string[];
  most_hands: number;
  kinds: NamedChoice[];
  common: string[];
}
/**
 * Something that a drill may be about, and its name.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NamedChoice".
 */
export interface NamedChoice {
  id: string;
  text: string;
}
/**
 * A drill to answer. `pace` is in how many seconds an answer earns the point for speed;
 * `digest` goes back with the answers, so that no other drill is marked by them.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DrillShown".
 */
export interface DrillShown {
  seed: number;
  rulebook: string;
  edition: string;
  variant:
    | "NT"
    | "PT"
    | "FT"
    | "NS"
    | "PO"
    | "FO/8"
    | "F7S"
    | "F7S/8"
    | "FR"
    | "F5D"
    | "N2L1D"
    | "F2L3D"
    | "FB";
  level: "easy" | "normal" | "hard";
  kinds: IrregularityKind[];
  pace: number;
  digest: string;
  hands: QuestionShown[];
}
/**
 * A hand that is asked about: what was seen last, oldest first, and the table as it stands.
 * Nothing here says what is wrong.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "QuestionShown".
 */
export interface QuestionShown {
  hand: number;
  told: string[];
  view: TableView;
  kinds: ChoiceShown[];
  nexts: ChoiceShown[];
}
/**
 * A table as one audience may see it, after entry `seq`. With `tracking` "dealing" nobody
 * enters acts: stacks, bets and pots are as they were last known. `denominations` are the values
 * of the chips, the smallest first, and `deck` what the room calls the deck in play.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TableView".
 */
export interface TableView {
  seq: number;
  name: string;
  variant: string;
  game: GameView;
  rulebook: string;
  edition: string;
  size: number;
  tracking: string;
  level: LevelView | null;
  seats: SeatView[];
  controller: ControllerView | null;
  hand: HandView | null;
  advice: AdviceView;
  denominations?: number[];
  dealer?: DealerView | null;
  deck?: string;
}
/**
 * A seat. `cards` has one entry a card, null while its face is not public or has no name, and
 * `up` whether each lies face up; `standing` is null when the seat is not in the hand.
 * `away` says that the player is not there, `penalty` for how many hands they sit out.
 * `reading` names what a tabled hand comes to on the run that is dealt, and `low` has the
 * ranks of its low, `8-6-4-3-A`, where the game has one.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SeatView".
 */
export interface SeatView {
  seat: number;
  player: string;
  stack: number;
  bet: number;
  standing: string | null;
  cards: (Card | null)[];
  up: boolean[];
  tabled: boolean;
  reading: string | null;
  low: string | null;
  away?: boolean;
  penalty?: number;
}
/**
 * The hand in play. Card places other than board and seats are counts. `runs` is how often
 * the board is run and `run` the one that is dealt; `boards` has the whole board of each.
 * `pulls` are the chips that the dealer takes in now, until the next card or act, and `pushes`
 * those that go out with the award; `caps` are the all-ins of the open street.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HandView".
 */
export interface HandView {
  number: number;
  deal: number;
  phase: string;
  button: number;
  small_blind_seat: number | null;
  big_blind_seat: number | null;
  actor: number | null;
  call: number;
  runs: number;
  run: number;
  board: (Card | null)[];
  boards: (Card | null)[][];
  burns: (Card | null)[];
  burn_credits: BurnView[];
  aside: (Card | null)[];
  stub: number;
  muck: number;
  discards: number;
  boxed: number;
  pots: PotView[];
  awards: AwardView[];
  live: number[];
  substantial_action: boolean;
  held: boolean;
  played_under_hold: boolean;
  questions: QuestionView[];
  irregularities: IrregularityView[];
  rulings: RulingView[];
  pulls?: PullView[];
  pushes?: PushView[];
  caps?: CapView[];
  clock?: ClockView | null;
  going?: GoingView | null;
}
/**
 * A pot in chips, the seats that contest it and, once declared, its winners. `reading`
 * are those whose tabled hands win it, empty while a contesting hand is unknown. Of a pot that
 * is split into `parts` both have who wins any of them; before the showdown it has no parts.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PotView".
 */
export interface PotView {
  amount: number;
  seats: number[];
  winners: number[];
  reading: number[];
  parts: PartView[];
}
/**
 * A part of a pot: a run of the board (from 1), and of it the whole or one half. `winners`
 * and `reading` are as those of a pot.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PartView".
 */
export interface PartView {
  run: number;
  half: string;
  winners: number[];
  reading: number[];
}
/**
 * A question to the table; it stops nothing.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "QuestionView".
 */
export interface QuestionView {
  id: number;
  asks: string;
  text: string;
  street: string | null;
  seat: number | null;
  answers: AnswerView[];
}
/**
 * A fault, the clause behind its remedy, and where the procedure stands.
 *
 * `suggestion_mark` says, where the text is silent, that what is suggested is no rule.
 * `will_change` is for those who work there or audit, `evidence`, `authority` and `others` are for
 * those who rule or audit alone, and all of it only while the fault is open: what the rest of its
 * remedy changes if every step ends as the book has it first, the entries of the log that told of
 * it, which rule it is by, and whether that settles it, and what other books would have said.
 * `commitment` seals what a player wrote of a lost hand, and `claim` is that once the table saw
 * it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "IrregularityView".
 */
export interface IrregularityView {
  id: number;
  fault: string;
  title: string;
  text: string;
  seq: number;
  called_seq: number;
  status: string;
  street: string | null;
  seat: number | null;
  place: string | null;
  card: Card | null;
  detail: string;
  procedure: string;
  procedure_title: string;
  blocks: string;
  silent: boolean;
  suggestion_mark: string;
  suggestion: string[];
  citations: CitationView[];
  step: StepView | null;
  done: string[];
  commitment?: string;
  claim?: Card[];
  evidence?: number[];
  authority?: string | null;
  will_change?: string[];
  others?: OtherBookView[];
}
/**
 * The open step of a procedure: who does it, what, and what it has to be told.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "StepView".
 */
export interface StepView {
  step: string;
  who: string;
  text: string;
  needs: string;
  outcomes: OutcomeView[];
}
/**
 * A way in which the open step may end. What it `changes`, a sentence each, and `then`, the
 * step that follows (null when the procedure is over), are for those who work there or audit.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "OutcomeView".
 */
export interface OutcomeView {
  outcome: string;
  text: string;
  changes?: string[];
  then?: string | null;
}
/**
 * What another rulebook would have said. `asks` is what it would have to know first.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "OtherBookView".
 */
export interface OtherBookView {
  book: string;
  edition: string;
  procedure: string;
  procedure_title: string;
  citations: string[];
  silent: boolean;
  asks: string | null;
}
/**
 * A ruling of this hand; unsigned until the floor countersigns what the dealer wrote.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RulingView".
 */
export interface RulingView {
  id: number;
  reason: string;
  floor: string;
  signed: boolean;
  irregularities: number[];
  effects: string[];
}
/**
 * Chips that the dealer takes from a seat into a pot (0 is the main pot), or, where `pot` is
 * null, gives back to it. `chips` are the amount in chips of the table, `rest` what of it they
 * do not divide; of plain amounts both are empty.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PullView".
 */
export interface PullView {
  seat: number;
  pot: number | null;
  amount: number;
  chips: ChipsView[];
  rest: number;
  text: string;
}
/**
 * Chips that the dealer pushes from a part of a pot to a seat; `odd` says that an odd chip is
 * among them. `chips` and `rest` are as those of a pull.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PushView".
 */
export interface PushView {
  pot: number;
  seat: number;
  amount: number;
  odd: boolean;
  run: number;
  half: string;
  chips: ChipsView[];
  rest: number;
  text: string;
}
/**
 * The floor who is on the way, to which irregularity, and since when (RFC 3339).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "GoingView".
 */
export interface GoingView {
  floor: string;
  irregularity: number | null;
  at: string;
  text: string;
}
/**
 * Chips that were put in out of turn wait no longer. With `short` they are too few for a
 * call and go in all the same, and the seat may only add what is missing or fold; else they
 * are those of the act that follows.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "EarlyChipsCounted".
 */
export interface EarlyChipsCounted {
  seat: number;
  short?: boolean;
  kind: "early_chips_counted";
}
/**
 * One entry of the log, as the audience may see it; `at` is an ISO 8601 time in UTC.
 *
 * In a catch-up only the last entry carries a view; every live one does.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Entry".
 */
export interface Entry {
  type?: "entry";
  table: string;
  seq: number;
  at: string;
  events: Event[];
  view: TableView | null;
}
/**
 * A table was opened; `seats` is how many it has.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TableOpened".
 */
export interface TableOpened {
  name: string;
  variant:
    | "NT"
    | "PT"
    | "FT"
    | "NS"
    | "PO"
    | "FO/8"
    | "F7S"
    | "F7S/8"
    | "FR"
    | "F5D"
    | "N2L1D"
    | "F2L3D"
    | "FB";
  rulebook: string;
  edition: string;
  seats: number;
  tracking?: "full" | "dealing";
  kind: "table_opened";
}
/**
 * A seat has a player with `stack` chips.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SeatTaken".
 */
export interface SeatTaken {
  seat: number;
  player: string;
  stack: number;
  kind: "seat_taken";
}
/**
 * A seat has no player from the next hand on.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SeatVacated".
 */
export interface SeatVacated {
  seat: number;
  kind: "seat_vacated";
}
/**
 * Blinds and antes from the next hand on.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LevelChanged".
 */
export interface LevelChanged {
  small_blind: number;
  big_blind: number;
  ante: number;
  ante_kind: "each" | "big_blind" | "button";
  bring_in?: number;
  small_bet?: number;
  big_bet?: number;
  min_bet?: number;
  kind: "level_changed";
}
/**
 * A deal of a hand began, with all that the hand needs to be folded alone.
 *
 * `deal` is 1, and grows when a misdeal is dealt again. A blind that nobody posts, because
 * the game has none, its seat is dead or the pot is a bomb pot, has no seat; where it would
 * be due all the same is its position, from which the blinds of the next hand move on.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HandStarted".
 */
export interface HandStarted {
  table: string;
  table_seats: number;
  hand: number;
  deal: number;
  variant:
    | "NT"
    | "PT"
    | "FT"
    | "NS"
    | "PO"
    | "FO/8"
    | "F7S"
    | "F7S/8"
    | "FR"
    | "F5D"
    | "N2L1D"
    | "F2L3D"
    | "FB";
  rulebook: string;
  edition: string;
  rulebook_digest: string;
  seats: StartingSeat[];
  waiting: StartingSeat[];
  button: number;
  small_blind_seat: number | null;
  big_blind_seat: number | null;
  small_blind: number;
  big_blind: number;
  ante: number;
  ante_kind: "each" | "big_blind" | "button";
  deck: number;
  console?: string;
  console_by?: string;
  bring_in?: number;
  small_bet?: number;
  big_bet?: number;
  min_bet?: number;
  bomb_pot?: number;
  tracking?: "full" | "dealing";
  small_blind_position?: number | null;
  big_blind_position?: number | null;
  limits?: Limits;
  carried?: number;
  antes_kept?: boolean;
  absent?: number[];
  last?: LastHand | null;
  denominations?: number[];
  dealer?: string;
  dealer_id?: string;
  deck_name?: string;
  kind: "hand_started";
}
/**
 * A seat that is dealt in, with the chips it begins the hand with. `away` says that the
 * player is not there, `penalty` for how many hands they sit out, this one among them.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "StartingSeat".
 */
export interface StartingSeat {
  seat: number;
  player: string;
  stack: number;
  away?: boolean;
  penalty?: number;
}
/**
 * What the house says of limits, in pot-limit and fixed-limit games but for the last.
 *
 * `bets_a_street`: how many bets and raises a fixed-limit street takes, the big blind among
 * them; zero for any number. `cap_lifts_heads_up`: any number, too, on a street that begins
 * with two hands left; a hand that was dealt to two has no cap either way (TDA-48).
 * `half_bet_reopens`: half a fixed bet opens the betting again and counts as a raise
 * (TDA-47-B), not only a whole one. `pot_counts_antes`: antes are in the pot that may be bet
 * on the first street. `pot_has_full_blinds`: so are blinds that were short or dead (TDA-54-B
 * in the numbers of 2024). `short_all_in_reopens`: an all-in below the least bet may be raised
 * by who has checked, in these games and without a limit (LATAM-SHORT-A2).
 */
export interface Limits {
  bets_a_street?: number;
  cap_lifts_heads_up?: boolean;
  half_bet_reopens?: boolean;
  pot_counts_antes?: boolean;
  pot_has_full_blinds?: boolean;
  short_all_in_reopens?: boolean;
}
/**
 * The hand before this one, as far as an award can still be disputed: who was in it, and
 * who got what.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LastHand".
 */
export interface LastHand {
  number: number;
  button: number;
  seats: number[];
  awards: PastAward[];
}
/**
 * A pot of the hand before, with what each seat got of all its parts.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PastAward".
 */
export interface PastAward {
  pot: number;
  amount: number;
  shares: Share[];
}
/**
 * The hand moved to a phase. `opens` is the street whose betting starts with it;
 * `collects` says that the bets of the street before went to the pots.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PhaseEntered".
 */
export interface PhaseEntered {
  phase: Phase;
  actor?: number | null;
  opens?: StreetName | null;
  collects?: boolean;
  kind: "phase_entered";
}
/**
 * Every seat that was short of hole cards got them, in the order of the deal.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HandsLaid".
 */
export interface HandsLaid {
  hands: LaidHand[];
  kind: "hands_laid";
}
/**
 * The cards that came to one seat. `shown` has one entry a card, or none when all of
 * them came face down.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LaidHand".
 */
export interface LaidHand {
  seat: number;
  cards: (Card | null)[];
  shown?: boolean[];
}
/**
 * The rest of the board is run so many times.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RunsSet".
 */
export interface RunsSet {
  runs: number;
  kind: "runs_set";
}
/**
 * The next run begins (2 is the second): the cards of the run before it are set apart.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RunStarted".
 */
export interface RunStarted {
  run: number;
  kind: "run_started";
}
/**
 * A reader saw a card come or go and the record stays as it is: information, no more.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ReaderNoted".
 */
export interface ReaderNoted {
  place: Place;
  card: Card;
  present: boolean;
  kind: "reader_noted";
}
/**
 * Something that is no card of the deck was found and set aside: at `index` of a place
 * where the record had taken it for a card, or with no place in the stub.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ForeignCardFound".
 */
export interface ForeignCardFound {
  place?: Place | null;
  index?: number;
  kind: "foreign_card_found";
}
/**
 * All betting is over: the pots stand as they are, whoever mucks from here on.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PotsFormed".
 */
export interface PotsFormed {
  pots: FormedPot[];
  kind: "pots_formed";
}
/**
 * A hand was tabled: all its cards are public.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HandShown".
 */
export interface HandShown {
  seat: number;
  kind: "hand_shown";
}
/**
 * A hand left the contest: mucked at the showdown or killed by a ruling.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HandSurrendered".
 */
export interface HandSurrendered {
  seat: number;
  how: "mucked" | "killed";
  kind: "hand_surrendered";
}
/**
 * A dead hand is live again.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HandRevived".
 */
export interface HandRevived {
  seat: number;
  kind: "hand_revived";
}
/**
 * A pot (0 is the main pot), or one part of it, has its winners: the high or low half,
 * of one of several runs of the board (from 1). Without any its chips wait for the next hand.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PotDeclared".
 */
export interface PotDeclared {
  pot: number;
  seats: number[];
  by: "dealer" | "tabled" | "uncontested" | "ruling";
  run?: number;
  half?: "whole" | "high" | "low";
  kind: "pot_declared";
}
/**
 * A winner's cards were counted before the push and were the right number.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "WinnerCounted".
 */
export interface WinnerCounted {
  seat: number;
  cards: number;
  kind: "winner_counted";
}
/**
 * A pot, or one part of it, went to its winners, odd chips included.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PotAwarded".
 */
export interface PotAwarded {
  pot: number;
  amount: number;
  shares: Share[];
  run?: number;
  half?: "whole" | "high" | "low";
  kind: "pot_awarded";
}
/**
 * Every chip of the hand went back to its owner.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HandReturned".
 */
export interface HandReturned {
  kind: "hand_returned";
}
/**
 * Something that only the table knows was asked. `about` is the seat or street in
 * question; `amount` and `action` keep a deferred act.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "QuestionAsked".
 */
export interface QuestionAsked {
  question: number;
  asks:
    | "missing_burn"
    | "surplus_burn"
    | "early_street"
    | "out_of_turn"
    | "seat_passed"
    | "played_under_hold"
    | "unfinished_hand";
  answers: string[];
  street?: StreetName | null;
  seat?: number | null;
  action?: Action | null;
  amount?: number | null;
  kind: "question_asked";
}
/**
 * A question got its answer, or `overtaken` when the game made it moot.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "QuestionClosed".
 */
export interface QuestionClosed {
  question: number;
  answer: string;
  kind: "question_closed";
}
/**
 * A fault became visible and its remedy was chosen by the rulebook.
 *
 * `called_seq` is the entry at which it was called; `citations` are clause ids; `silent`
 * says that the text leaves it to the floor. `step` is the first step of the procedure.
 * `floor_only` marks this event, and all that follow of the fault, as nobody else's business.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "IrregularityOpened".
 */
export interface IrregularityOpened {
  irregularity: number;
  fault: IrregularityKind;
  called_seq: number;
  procedure: string;
  step: string;
  blocks: "now" | "before_next_card" | "before_award" | "nothing";
  citations: string[];
  silent: boolean;
  suggestion?: Effect[];
  street?: StreetName | null;
  seat?: number | null;
  place?: Place | null;
  card?: Card | null;
  detail?: string;
  floor_only?: boolean;
  amount?: number | null;
  kind: "irregularity_opened";
}
/**
 * An open irregularity is measured from another position and may take another remedy.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ProcedureChosen".
 */
export interface ProcedureChosen {
  irregularity: number;
  called_seq: number;
  procedure: string;
  step: string;
  blocks: "now" | "before_next_card" | "before_award" | "nothing";
  citations: string[];
  silent: boolean;
  suggestion?: Effect[];
  floor_only?: boolean;
  kind: "procedure_chosen";
}
/**
 * Somebody said of a fault what the log does not hold; `by` is who.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FactFound".
 */
export interface FactFound {
  irregularity: number;
  fact:
    | (
        | "board_game"
        | "flop_street"
        | "acted"
        | "acted_on_street"
        | "substantial_action"
        | "misdeal_open"
        | "two_have_cards"
        | "second_round"
        | "deal_complete"
        | "boxed_for_misdeal"
        | "boxed_fouls_deck"
        | "boxed_before"
        | "boxed_burn"
        | "card_missing"
        | "acted_since"
        | "later_street"
        | "exposed_for_misdeal"
        | "button_short"
        | "of_seat"
        | "too_many"
        | "another_seat"
        | "seat_acted"
        | "facing_bet"
        | "heads_up"
        | "other_live"
        | "street_open"
        | "showdown_begun"
        | "action_after_bet"
        | "acted_past"
        | "half_reached"
        | "pot_taken"
        | "next_hand_begun"
      )
    | (
        | "protected"
        | "identifiable"
        | "looked"
        | "induced"
        | "deceptive"
        | "knew"
        | "playing_card"
        | "never_in_pack"
        | "separable"
        | "back_in_time"
        | "contributed"
        | "agreed"
        | "count_too_high"
        | "claim_in_time"
        | "had_time"
      );
  value: boolean;
  by: string;
  floor_only?: boolean;
  kind: "fact_found";
}
/**
 * A step was done; `next_step` is None when it was the last. `blocks` is what the fault holds
 * from here on, None when that stays as it was.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ProcedureStepped".
 */
export interface ProcedureStepped {
  irregularity: number;
  step: string;
  outcome: string;
  next_step: string | null;
  floor_only?: boolean;
  blocks?: ("now" | "before_next_card" | "before_award" | "nothing") | null;
  kind: "procedure_stepped";
}
/**
 * An irregularity is dealt with; its record stays.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "IrregularityClosed".
 */
export interface IrregularityClosed {
  irregularity: number;
  how: "remedied" | "ruled" | "superseded" | "resolved";
  floor_only?: boolean;
  kind: "irregularity_closed";
}
/**
 * The floor ruled. `signed` is False when the dealer recorded it for him.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Ruled".
 */
export interface Ruled {
  ruling: number;
  irregularities: number[];
  reason: string;
  effects: Effect[];
  floor: string;
  signed: boolean;
  floor_only?: boolean;
  kind: "ruled";
}
/**
 * The floor countersigned what the dealer had recorded.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RulingSigned".
 */
export interface RulingSigned {
  ruling: number;
  floor: string;
  kind: "ruling_signed";
}
/**
 * Something was played while a procedure held the game; it is applied and flagged.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PlayedUnderHold".
 */
export interface PlayedUnderHold {
  kind: "played_under_hold";
}
/**
 * The hold counts from entry `seq`: what was played after it waits for a ruling.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HoldPlacedAt".
 */
export interface HoldPlacedAt {
  seq: number;
  kind: "hold_placed_at";
}
/**
 * What was played under the hold stands, or is taken back.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HeldPlayDecided".
 */
export interface HeldPlayDecided {
  stands: boolean;
  kind: "held_play_decided";
}
/**
 * The turn went to a seat outside the regular order of an act.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TurnGiven".
 */
export interface TurnGiven {
  seat: number | null;
  kind: "turn_given";
}
/**
 * The floor noted a penalty.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PenaltyNoted".
 */
export interface PenaltyNoted {
  seat: number;
  penalty: string;
  kind: "penalty_noted";
}
/**
 * A seat may only call or fold what it faces now, for its turn has passed.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RaiseBarred".
 */
export interface RaiseBarred {
  seat: number;
  kind: "raise_barred";
}
/**
 * All that a seat has put in went back to it. `call` and `full_raise` are what is left to
 * match and the least raise over it; `pots` are the collected ones without its chips.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SeatRefunded".
 */
export interface SeatRefunded {
  seat: number;
  amount: number;
  call: number;
  full_raise: number;
  pots?: FormedPot[];
  kind: "seat_refunded";
}
/**
 * Nobody can win the pots: their chips wait for the next hand (HOYLE-FOUL-2).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PotsCarried".
 */
export interface PotsCarried {
  amount: number;
  kind: "pots_carried";
}
/**
 * A player is away from their seat, or back.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PresenceNoted".
 */
export interface PresenceNoted {
  seat: number;
  away: boolean;
  kind: "presence_noted";
}
/**
 * A player sits out so many hands from the next one on, zero when no more.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PenaltySet".
 */
export interface PenaltySet {
  seat: number;
  hands: number;
  kind: "penalty_set";
}
/**
 * What the deal that repeats this one does not repeat: its button, when one is given, and
 * with `level` the blinds and antes, which are the table's by then.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RedealChanged".
 */
export interface RedealChanged {
  button?: number | null;
  level?: boolean;
  kind: "redeal_changed";
}
/**
 * Record and table agree again: what the table looks like, under a name.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TableSetRight".
 */
export interface TableSetRight {
  board: (Card | null)[];
  seats: SeatSetRight[];
  pots: FormedPot[];
  call: number;
  button: number;
  actor: number | null;
  by: string;
  reason: string;
  kind: "table_set_right";
}
/**
 * One seat as it really is. `put` is what it would get back if the hand were called off;
 * `acted` says that it has nothing more to do on this street unless the bet changes.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SeatSetRight".
 */
export interface SeatSetRight {
  seat: number;
  stack: number;
  bet: number;
  put: number;
  live: boolean;
  acted: boolean;
}
/**
 * What is entered from here on; `in_hand` says that it holds for the hand in play, too.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TrackingChanged".
 */
export interface TrackingChanged {
  tracking: "full" | "dealing";
  in_hand?: boolean;
  kind: "tracking_changed";
}
/**
 * Stacks were put right; `difference` is what the table has more of now, or less.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "StacksSetRight".
 */
export interface StacksSetRight {
  stacks: StackSetRight[];
  difference: number;
  by: string;
  reason: string;
  kind: "stacks_set_right";
}
/**
 * One stack as it was in the record, and as it is.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "StackSetRight".
 */
export interface StackSetRight {
  seat: number;
  before: number;
  stack: number;
}
/**
 * A floor is on the way since `at`; `floor_only` where the fault is for the floor alone.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FloorWent".
 */
export interface FloorWent {
  floor: string;
  irregularity: number | null;
  at: string;
  floor_only?: boolean;
  kind: "floor_went";
}
/**
 * An entry of this hand, and every one after it, was a mis-tap.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "EntryRetracted".
 */
export interface EntryRetracted {
  target_seq: number;
  kind: "entry_retracted";
}
/**
 * An entry of the log as the caller may see it.
 *
 * `hash` is shown to auditors and admins; `actor`, `device` and `observation_id` to them and
 * to those who work at the tables.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "EntryShown".
 */
export interface EntryShown {
  seq: number;
  at: string;
  role: Role;
  observation_id: string | null;
  actor: string | null;
  device: string | null;
  observation: Observation | null;
  events: Event[];
  hash?: string | null;
}
/**
 * One thing that is wrong with a message: a JSON pointer to it, and a stable code.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Fault".
 */
export interface Fault {
  path: string;
  code: string;
}
/**
 * An irregularity of a hand that was found, or a ruling, whose kind is `ruling`. `seconds` are
 * those until it was closed, None while it is open.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FaultFound".
 */
export interface FaultFound {
  kind: string;
  title: string;
  seq: number;
  at: string;
  rule: string;
  who: string;
  outcome: string;
  reason: string;
  seconds: number | null;
}
/**
 * An open irregularity. `rank` is 0 for the worst: first what holds the game, then by how
 * much is at stake. `at` is when it was opened (UTC), `who` does the step that is due.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FaultGlance".
 */
export interface FaultGlance {
  id: number;
  fault: IrregularityKind;
  title: string;
  seq: number;
  at: string;
  rank: number;
  blocks: "now" | "before_next_card" | "before_award" | "nothing";
  who: ("dealer" | "floor") | null;
  seat: number | null;
  commitment: boolean;
}
/**
 * The tables that changed since the cursor that was sent, or with `whole` every one that the
 * token is for. `now` is the service's own time (UTC), from which ages are counted.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FloorAnswer".
 */
export interface FloorAnswer {
  now: string;
  cursor: string;
  whole: boolean;
  tables: TableGlance[];
}
/**
 * A table at entry `seq`. `last_at` is when anything was last observed there (UTC), `prompt`
 * what comes next, `dealer` who deals, empty when nobody said, and `questions` how many wait for
 * an answer. With a `problem`, the code of an error, its log cannot be read and nothing else is
 * known of it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TableGlance".
 */
export interface TableGlance {
  id: string;
  name: string;
  variant: string;
  rulebook: string;
  tracking: string;
  seats: number;
  players: number;
  seq: number;
  last_at: string | null;
  hand: number | null;
  deal: number | null;
  phase: Phase | null;
  street: StreetName | null;
  prompt: string;
  held: boolean;
  dealer: string;
  going: GoingGlance | null;
  questions: number;
  faults: FaultGlance[];
  unsigned: UnsignedGlance[];
  problem?: string | null;
}
/**
 * A floor who is on the way, to one irregularity or to whatever there is; since when (UTC).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "GoingGlance".
 */
export interface GoingGlance {
  floor: string;
  irregularity: number | null;
  at: string;
}
/**
 * A ruling that a dealer wrote down in a floor's name, and nobody has signed yet.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "UnsignedGlance".
 */
export interface UnsignedGlance {
  id: number;
  floor: string;
  at: string;
}
/**
 * A hand that was found, from entry `first_seq` to `last_seq`; times are UTC.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HandFound".
 */
export interface HandFound {
  table: string;
  table_name: string;
  number: number;
  first_seq: number;
  last_seq: number;
  began_at: string;
  last_at: string;
  dealer: string;
  players: string[];
  faults: FaultFound[];
}
/**
 * Hands by their numbers, the newest first.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HandList".
 */
export interface HandList {
  epoch: string;
  hands: HandListed[];
}
/**
 * A hand of the table, from entry `first_seq` to `last_seq`, with the times of both in UTC. In
 * `phase` it was left, or is now; `view` is the table at that moment, when it was asked for.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HandListed".
 */
export interface HandListed {
  number: number;
  first_seq: number;
  last_seq: number;
  began_at: string;
  last_at: string;
  phase: Phase;
  view?: TableView | null;
}
/**
 * Hands, the newest first. `more` gets those after them, None when there are none. The logs of
 * so many tables are `unread` to their end: ask again in a moment.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HandsFound".
 */
export interface HandsFound {
  hands: HandFound[];
  more: string | null;
  unread: number;
}
/**
 * A kind of irregularity and its remedies in the book.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "KindShown".
 */
export interface KindShown {
  kind: string;
  name: string;
  text: string;
  remedies: RemedyShown[];
}
/**
 * What the book prescribes for a kind when `when` holds; the first that holds applies.
 *
 * `when` are facts that all have to hold, those after "not " must not. `silent` says that the
 * text leaves it to the floor; `suggestion` is then marked as one. One that `applies` to
 * `player_dealt` games is passed over where the house deals.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RemedyShown".
 */
export interface RemedyShown {
  when: string[];
  procedure: string;
  blocks: string;
  blocks_text: string;
  citations: string[];
  silent: boolean;
  suggestion: string[];
  applies: string;
}
/**
 * What the house says of limits, in pot-limit and fixed-limit games but for the last.
 *
 * `bets_a_street`: how many bets and raises a fixed-limit street takes, the big blind among
 * them; zero for any number. `cap_lifts_heads_up`: any number, too, on a street that begins
 * with two hands left; a hand that was dealt to two has no cap either way (TDA-48).
 * `half_bet_reopens`: half a fixed bet opens the betting again and counts as a raise
 * (TDA-47-B), not only a whole one. `pot_counts_antes`: antes are in the pot that may be bet
 * on the first street. `pot_has_full_blinds`: so are blinds that were short or dead (TDA-54-B
 * in the numbers of 2024). `short_all_in_reopens`: an all-in below the least bet may be raised
 * by who has checked, in these games and without a limit (LATAM-SHORT-A2).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Limits".
 */
export interface Limits1 {
  bets_a_street?: number;
  cap_lifts_heads_up?: boolean;
  half_bet_reopens?: boolean;
  pot_counts_antes?: boolean;
  pot_has_full_blinds?: boolean;
  short_all_in_reopens?: boolean;
}
/**
 * Entries in order. `last_seq` is the newest of the table: ask again while it is later. The
 * oldest that is kept is `first_seq`; those before it were pruned.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LogAnswer".
 */
export interface LogAnswer {
  epoch: string;
  first_seq: number;
  last_seq: number;
  entries: EntryShown[];
}
/**
 * A hand that is marked: what was seen last (`told`), what was said and what is right, the rule
 * behind it by its number, and whether the book is `silent`, so that what is right is practice
 * and the floor may rule otherwise. Where nothing is wrong there is no rule to name. What was not
 * answered is null.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "MarkShown".
 */
export interface MarkShown {
  hand: number;
  told: string;
  points: number;
  kind_right: boolean;
  next_right: boolean;
  quick: boolean;
  seconds: number | null;
  said_kind: ChoiceShown | null;
  said_next: ChoiceShown | null;
  kind: ChoiceShown;
  next: ChoiceShown;
  citations: CitationView[];
  silent: boolean;
}
/**
 * A whole drill, marked: `kinds_right` and `nexts_right` are numbers of hands, `seconds` the
 * average of those that were timed.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "MarksShown".
 */
export interface MarksShown {
  points: number;
  most: number;
  kinds_right: number;
  nexts_right: number;
  pace: number;
  seconds: number | null;
  hands: MarkShown[];
}
/**
 * The blinds, antes and sizes of bets of the first hands, in chips: what the game of
 * the table has of them. Zero is what the game makes of it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NewLevel".
 */
export interface NewLevel {
  small_blind?: number;
  big_blind?: number;
  ante?: number;
  ante_kind?: "each" | "big_blind" | "button";
  bring_in?: number;
  small_bet?: number;
  big_bet?: number;
  min_bet?: number;
}
/**
 * A player who sits at the table from its beginning, with a stack of chips.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NewPlayer".
 */
export interface NewPlayer {
  seat: number;
  player: string;
  stack: number;
}
/**
 * A table to open; `seats` is how many it has. Without an `id` one is made up. With `tracking`
 * "dealing" nobody enters acts, and neither stacks nor a level are needed. `denominations` are the
 * values of its chips.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  /**
   * One line of text without control or format characters.
   */
  name: string;
  seats: number;
  variant?: string;
  rulebook?: string;
  id?: string | null;
  /**
   * @maxItems 10
   */
  players?: NewPlayer[];
  level?: NewLevel | null;
  button?: number | null;
  tracking?: "full" | "dealing";
  /**
   * @maxItems 20
   */
  denominations?: number[];
}
/**
 * One way in which a step ends: the step that follows (None: none), and what it does.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "OutcomeShown".
 */
export interface OutcomeShown {
  name: string;
  text: string;
  next: string | null;
  effects: string[];
}
/**
 * A new pairing; code and link are told here and never again. `modules` are the rows of the
 * link's QR code without its margin, `1` for a dark module.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PairingMade".
 */
export interface PairingMade {
  pairing: PairingShown;
  code: string;
  link: string;
  modules: string[];
}
/**
 * A pairing without its code. `token_id` is None until a tablet has used it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PairingShown".
 */
export interface PairingShown {
  id: string;
  role: string;
  label: string;
  tables: string[] | null;
  created_at: string;
  expires_at: string;
  used_at: string | null;
  token_id: string | null;
}
/**
 * The answer to a ping.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type?: "pong";
}
/**
 * How many sockets follow the table, by role. Only those who work there are told.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Presence".
 */
export interface Presence {
  type?: "presence";
  table: string;
  roles: {
    [k: string]: number;
  };
}
/**
 * A procedure by its id, with its steps in order.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ProcedureShown".
 */
export interface ProcedureShown {
  id: string;
  name: string;
  steps: StepShown[];
}
/**
 * A step of a procedure: whose it is, and what it has to be told besides its outcome.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "StepShown".
 */
export interface StepShown {
  name: string;
  who: string;
  text: string;
  needs: string;
  outcomes: OutcomeShown[];
}
/**
 * Nothing was changed. `id` is None when the message had none that could be read.
 *
 * `seq` is where the table stands, None when the message reached no table. `errors` says
 * where an unreadable message is wrong.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  type?: "refused";
  id: string | null;
  code: string;
  text: string;
  seq: number | null;
  errors?: Fault[];
}
/**
 * What the client holds of this table does not continue; a snapshot follows.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Resync".
 */
export interface Resync {
  type?: "resync";
  table: string;
}
/**
 * A whole rulebook in the caller's language; `choices` are where books differ, `grounds`
 * the clauses that a choice is read from. `extends` is the id of the book under it, or empty.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RulebookShown".
 */
export interface RulebookShown {
  id: string;
  edition: string;
  extends: string;
  digest: string;
  choices: {
    [k: string]: number | boolean | string;
  };
  grounds: {
    [k: string]: string[];
  };
  citations: CitationShown[];
  procedures: ProcedureShown[];
  kinds: KindShown[];
}
/**
 * A claim that is under seal. The salt stays there until it is shown to the table.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SealKept".
 */
export interface SealKept {
  procedure: number;
  commitment: string;
  cards: Card[];
}
/**
 * The caller's own token, what its role may do, and what it may pair.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SelfShown".
 */
export interface SelfShown {
  token_id: string;
  role: Role;
  label: string;
  tables: string[] | null;
  expires_at: string | null;
  permissions: Permission[];
  pairs: Role[];
}
/**
 * The hello was accepted; `epoch` is the id of the log that all numbers belong to.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  type?: "welcome";
  role: Role;
  epoch: string;
  language: "en" | "es";
  tables: string[];
}
/**
 * The whole view at `seq`. `recovered` says that the client had missed nothing.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Snapshot".
 */
export interface Snapshot {
  type?: "snapshot";
  table: string;
  seq: number;
  epoch: string;
  recovered: boolean;
  view: TableView;
}
/**
 * Counts, the most faults first; `unread` is that of `HandsFound`.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Statistics".
 */
export interface Statistics {
  by: string;
  counts: Counted[];
  unread: number;
}
/**
 * A table at entry `seq`, as the caller's role may see it. Numbers belong to `epoch`.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TableAnswer".
 */
export interface TableAnswer {
  id: string;
  epoch: string;
  seq: number;
  view: TableView;
}
/**
 * The tables that the caller's token is for, the oldest first.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TableList".
 */
export interface TableList {
  tables: TableListed[];
}
/**
 * A table of the list. `created_at` is UTC; `seats` is how many it has.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TableListed".
 */
export interface TableListed {
  id: string;
  name: string;
  variant: string;
  rulebook: string;
  seats: number;
  created_at: string;
}
/**
 * All tokens, the oldest first, revoked ones too.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TokenList".
 */
export interface TokenList {
  tokens: TokenShown[];
}
/**
 * A token without its secret. `tables` None is for every table; times are UTC.
 *
 * `delay_s` is how old what an overlay shows is, None for every other role.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TokenShown".
 */
export interface TokenShown {
  id: string;
  role: string;
  label: string;
  tables: string[] | null;
  created_at: string;
  expires_at: string | null;
  revoked_at: string | null;
  delay_s?: number | null;
}
/**
 * A new token; `secret` is told here and never again.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TokenMade".
 */
export interface TokenMade {
  token: TokenShown;
  secret: string;
}
