// The page's own words in both languages, and one line of text for each event of the log.
// Prompts, faults, steps and rules come from the service in words already.

const EN = {
  docs: "API",
  enter: "Follow a table",
  enterHow: "Open this page by the link that the service prints, or enter a table and a token. Both stay in this browser.",
  table: "Table",
  token: "Token",
  follow: "Follow",
  faults: "Irregularities",
  noFaults: "None in this hand.",
  questions: "Questions to the table",
  rulings: "Rulings",
  entries: "What happened",
  noEntries: "Nothing yet.",
  connecting: "Connecting…",
  live: "Live",
  waiting: "Connection lost: trying again…",
  refused: "{reason}",
  reason: { bad_token: "This token is not known: ask for another link.", token_expired: "This token has expired: ask for another link.", token_revoked: "This token was revoked: ask for another link.", forbidden: "This token is not for that table.", delay_refused: "This delay is shorter than the token's, or not for this token.", origin_forbidden: "This page is of another host than the service: open the service's own.", bad_message: "This page is older than the service: load it again.", hello_expected: "The service waited too long for this page: load it again.", subprotocol_expected: "Something on the way changed this page's connection." },
  hand: "Hand {number}",
  deal: "deal {deal}",
  pot: "Pot",
  side: "Side pot {n}",
  seats: "seats {seats}",
  bet: "bet",
  stub: "Stub",
  burns: "Burns",
  muck: "Muck",
  discards: "Discards",
  aside: "Set aside",
  faceDown: "face down",
  button: "Button",
  smallBlind: "Small blind",
  bigBlind: "Big blind",
  held: "On hold",
  suggestion: "Suggestion",
  unsigned: "not yet signed",
  signed: "signed",
  substantial: "substantial action",
  status: { open: "open", remedied: "remedied", ruled: "ruled", superseded: "superseded", resolved: "resolved" },
  standing: { live: "", folded: "folded", mucked: "mucked", killed: "dead" },
  who: { dealer: "Dealer", floor: "Floor", director: "Director", admin: "Admin" },
  action: { fold: "fold", check: "check", call: "call", bet: "bet", raise: "raise", all_in: "all-in", bring_in: "bring-in" },
  acted: { fold: "folds", check: "checks", call: "calls {bet}", bet: "bets {bet}", raise: "raises to {bet}", all_in: "is all-in for {bet}", bring_in: "brings it in for {bet}" },
  posting: { ante: "ante", big_blind_ante: "big-blind ante", button_ante: "button ante", small_blind: "small blind", big_blind: "big blind", button_blind: "button blind", straddle: "straddle", late: "late post", missed_blinds: "missed blind", dead: "dead", bomb_pot: "bomb pot" },
  phase: { setup: "Setup", hole_deal: "Dealing", showdown: "Showdown", verification: "Count the winner's cards", award: "Award", complete: "Hand over", misdealt: "Misdeal", voided: "Hand void" },
  street: { preflop: "Pre-flop", flop: "Flop", turn: "Turn", river: "River", third_street: "Third street", fourth_street: "Fourth street", fifth_street: "Fifth street", sixth_street: "Sixth street", seventh_street: "Seventh street", predraw: "Pre-draw", first_draw: "First draw", second_draw: "Second draw", third_draw: "Third draw" },
  coming: { burn: "{street}: burn", deal: "{street} due", discard: "{street}: discards" },
  half: { high: " (high)", low: " (low)", whole: "" },
  run: ", run {run}",
  place: { stub: "the stub", board: "the board", "run-1": "the first board", "run-2": "the second board", burns: "the burns", discards: "the discards", muck: "the muck", aside: "the cards set aside", off_table: "off the table" },
  event: {
    table_opened: "Table opened",
    seat_refunded: "Seat {seat} gets back what it put in",
    chips_forfeited: "Seat {seat} forfeits {amount}",
    bets_corrected: "The bets are corrected",
    dealer_noted: "Another dealer deals",
    deck_noted: "The deck is changed: {reason}",
    stacks_set_right: "Stacks are corrected: {reason}",
    denominations_changed: "Chips of other values",
    clock_started: "The clock is on seat {seat}: {seconds} s",
    clock_stopped: "The clock of seat {seat} is over",
    floor_went: "A floor is on the way",
    award_reversed: "An award is reversed",
    pots_carried: "The pot is carried to the next hand",
    deck_replaced: "New deck",
    foreign_card_found: "A card that is not of the game",
    claim_committed: "A written hand is sealed",
    claim_opened: "A written hand is opened",
    betting_ended: "Betting closed",
    seat_taken: "Seat {seat}: {player} sits down with {stack}",
    seat_vacated: "Seat {seat} is empty from the next hand on",
    level_changed: "{level} from the next hand on",
    button_moved: "Button at seat {seat}",
    hand_started: "Hand {hand} begins",
    chips_laid_early: "Seat {seat} has put in {amount} before its turn; they wait for it",
    chips_posted: "Seat {seat} posts {amount} ({posting})",
    early_chips_counted: "The chips that seat {seat} put in early count now",
    hands_laid: "Cards dealt to the seats",
    cards_drawn: "{cards} to {place}",
    discard_made: "Seat {seat} discards {count}",
    runs_set: "The board is run {runs} times",
    run_started: "Run {run} begins",
    cards_scrambled: "Cards scrambled",
    card_identified: "{card} seen at {place}",
    boxed_card_counted: "A boxed card at {place}",
    burn_disproved: "The burn was never made",
    bet_returned: "{amount} back to seat {seat}",
    hand_shown: "Seat {seat} tables",
    hand_surrendered: "Seat {seat} gives the hand up",
    hand_revived: "Seat {seat} is live again",
    hand_returned: "The hand is over and every bet goes back",
    played_under_hold: "Played while the game was on hold",
    pot_declared: "Winner of pot {potNumber}{part}: {seats}",
    winner_counted: "Seat {seat} holds {cards} cards",
    pot_awarded: "{amount} pushed: {shares}",
    question_asked: "A question is asked",
    question_closed: "The question is answered",
    irregularity_opened: "Irregularity: {title}",
    procedure_stepped: "Step done: {title}",
    irregularity_closed: "Closed: {title}",
    ruled: "The floor rules: {reason}",
    ruling_signed: "{floor} signs the ruling",
    held_play_decided: "What was played on hold is decided",
    penalty_noted: "Penalty for seat {seat}: {penalty}",
    table_set_right: "The record is set right by {by}",
    entry_retracted: "Taken back from entry {target_seq} on",
  },
};

const ES = {
  docs: "API",
  enter: "Seguir una mesa",
  enterHow: "Abra esta página con el enlace que imprime el servicio, o escriba una mesa y un token. Ambos se quedan en este navegador.",
  table: "Mesa",
  token: "Token",
  follow: "Seguir",
  faults: "Irregularidades",
  noFaults: "Ninguna en esta mano.",
  questions: "Preguntas a la mesa",
  rulings: "Decisiones",
  entries: "Lo ocurrido",
  noEntries: "Nada todavía.",
  connecting: "Conectando…",
  live: "En directo",
  waiting: "Conexión perdida: reintentando…",
  refused: "{reason}",
  reason: { bad_token: "Ese token no se conoce: pida otro enlace.", token_expired: "Ese token caducó: pida otro enlace.", token_revoked: "Ese token fue revocado: pida otro enlace.", forbidden: "Ese token no es para esa mesa.", delay_refused: "Ese retraso es menor que el del token, o no es para ese token.", origin_forbidden: "Esta página es de otro sitio que el servicio: abra la del propio servicio.", bad_message: "Esta página es más antigua que el servicio: cárguela de nuevo.", hello_expected: "El servicio esperó demasiado a esta página: cárguela de nuevo.", subprotocol_expected: "Algo en el camino alteró la conexión de esta página." },
  hand: "Mano {number}",
  deal: "reparto {deal}",
  pot: "Pozo",
  side: "Pozo lateral {n}",
  seats: "asientos {seats}",
  bet: "apuesta",
  stub: "Mazo",
  burns: "Quemadas",
  muck: "Muck",
  discards: "Descartes",
  aside: "Apartadas",
  faceDown: "boca abajo",
  button: "Botón",
  smallBlind: "Ciega chica",
  bigBlind: "Ciega grande",
  held: "En pausa",
  suggestion: "Sugerencia",
  unsigned: "sin firmar",
  signed: "firmada",
  substantial: "acción sustancial",
  status: { open: "abierta", remedied: "resuelta", ruled: "decidida", superseded: "sustituida", resolved: "aclarada" },
  standing: { live: "", folded: "foldeado", mucked: "muckeado", killed: "muerta" },
  who: { dealer: "Crupier", floor: "Floor", director: "Director", admin: "Admin" },
  action: { fold: "fold", check: "check", call: "call", bet: "apostar", raise: "subir", all_in: "all-in", bring_in: "bring-in" },
  acted: { fold: "se retira", check: "pasa", call: "iguala {bet}", bet: "apuesta {bet}", raise: "sube a {bet}", all_in: "va all-in por {bet}", bring_in: "pone el bring-in de {bet}" },
  posting: { ante: "ante", big_blind_ante: "ante de la ciega grande", button_ante: "ante del botón", small_blind: "ciega chica", big_blind: "ciega grande", button_blind: "ciega del botón", straddle: "straddle", late: "ciega de entrada", missed_blinds: "ciega perdida", dead: "muerta", bomb_pot: "pozo bomba" },
  phase: { setup: "Preparación", hole_deal: "Reparto", showdown: "Showdown", verification: "Contar las cartas del ganador", award: "Entrega", complete: "Mano terminada", misdealt: "Reparto nulo", voided: "Mano anulada" },
  street: { preflop: "Preflop", flop: "Flop", turn: "Turn", river: "River", third_street: "Tercera calle", fourth_street: "Cuarta calle", fifth_street: "Quinta calle", sixth_street: "Sexta calle", seventh_street: "Séptima calle", predraw: "Antes del descarte", first_draw: "Primer descarte", second_draw: "Segundo descarte", third_draw: "Tercer descarte" },
  coming: { burn: "{street}: quemar", deal: "Toca: {street}", discard: "{street}: cuántas cartas" },
  half: { high: " (alta)", low: " (baja)", whole: "" },
  run: ", corrida {run}",
  place: { stub: "el mazo", board: "el board", "run-1": "el primer board", "run-2": "el segundo board", burns: "las quemadas", discards: "los descartes", muck: "el muck", aside: "las apartadas", off_table: "fuera de la mesa" },
  event: {
    table_opened: "Mesa abierta",
    seat_refunded: "El asiento {seat} recupera lo que puso",
    chips_forfeited: "El asiento {seat} pierde {amount}",
    bets_corrected: "Se corrigen las apuestas",
    dealer_noted: "Reparte otro crupier",
    deck_noted: "Se cambia el mazo: {reason}",
    stacks_set_right: "Se corrigen las fichas: {reason}",
    denominations_changed: "Fichas de otros valores",
    clock_started: "Reloj al asiento {seat}: {seconds} s",
    clock_stopped: "Termina el reloj del asiento {seat}",
    floor_went: "Un floor va en camino",
    award_reversed: "Se revierte una entrega",
    pots_carried: "El pozo pasa a la mano siguiente",
    deck_replaced: "Mazo nuevo",
    foreign_card_found: "Una carta ajena al juego",
    claim_committed: "Una mano escrita queda sellada",
    claim_opened: "Se abre una mano escrita",
    betting_ended: "Apuestas cerradas",
    seat_taken: "Asiento {seat}: {player} se sienta con {stack}",
    seat_vacated: "El asiento {seat} queda libre desde la próxima mano",
    level_changed: "{level} desde la próxima mano",
    button_moved: "Botón en el asiento {seat}",
    hand_started: "Empieza la mano {hand}",
    chips_laid_early: "El asiento {seat} puso {amount} antes de su turno; esperan a que llegue",
    chips_posted: "Asiento {seat} pone {amount} ({posting})",
    early_chips_counted: "Las fichas que el asiento {seat} puso antes cuentan ahora",
    hands_laid: "Cartas repartidas a los asientos",
    cards_drawn: "{cards} a {place}",
    discard_made: "Asiento {seat} descarta {count}",
    runs_set: "El board se corre {runs} veces",
    run_started: "Empieza la corrida {run}",
    cards_scrambled: "Cartas mezcladas",
    card_identified: "{card} vista en {place}",
    boxed_card_counted: "Una carta volteada en {place}",
    burn_disproved: "Nunca se quemó la carta",
    bet_returned: "{amount} vuelven al asiento {seat}",
    hand_shown: "Asiento {seat} muestra",
    hand_surrendered: "Asiento {seat} entrega la mano",
    hand_revived: "El asiento {seat} vuelve a estar vivo",
    hand_returned: "La mano se acaba y cada apuesta vuelve a su dueño",
    played_under_hold: "Jugado con la partida en pausa",
    pot_declared: "Ganador del pozo {potNumber}{part}: {seats}",
    winner_counted: "El asiento {seat} tiene {cards} cartas",
    pot_awarded: "{amount} entregados: {shares}",
    question_asked: "Se hace una pregunta",
    question_closed: "La pregunta queda respondida",
    irregularity_opened: "Irregularidad: {title}",
    procedure_stepped: "Paso hecho: {title}",
    irregularity_closed: "Cerrada: {title}",
    ruled: "El floor decide: {reason}",
    ruling_signed: "{floor} firma la decisión",
    held_play_decided: "Se decide lo jugado en pausa",
    penalty_noted: "Sanción al asiento {seat}: {penalty}",
    table_set_right: "{by} corrige el registro",
    entry_retracted: "Se deshace desde la entrada {target_seq}",
  },
};

const WORDS = { en: EN, es: ES };
const SUITS = { c: "♣", d: "♦", h: "♥", s: "♠" };

export const words = (language) => WORDS[language];

export const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "?");

export const chips = (amount, language) => new Intl.NumberFormat(language, { useGrouping: "always" }).format(amount);

export const cardText = (card) => (card ? card[0].replace("T", "10") + SUITS[card[1]] : "?");

const placeText = (place, language) => {
  const seat = /^seat-(\d+)$/.exec(place ?? "");
  if (seat) return language === "es" ? `el asiento ${seat[1]}` : `seat ${seat[1]}`;
  return WORDS[language].place[place] ?? place;
};

// Where a hand stands, in words.
export function phaseText(phase, language) {
  const say = WORDS[language];
  const [, street, coming] = /^(.+?)(?:_(burn|deal|discard))?$/.exec(phase);
  const named = say.phase[phase] ?? say.street[phase];
  if (named) return named;
  return coming && say.street[street] ? fill(say.coming[coming], { street: say.street[street] }) : phase;
}

// Blinds, or small and big bet with the bring-in behind; the ante in brackets.
export function levelText(level, language) {
  const money = (amount) => chips(amount, language);
  const behind = [level.ante, level.bring_in].filter((amount) => amount > 0).map(money);
  const bets = level.bring_in
    ? [level.small_bet, level.big_bet || 2 * level.small_bet]
    : [level.small_blind, level.big_blind];
  return bets.map(money).join("/") + (behind.length ? ` (${behind.join("/")})` : "");
}

// One line for an event, null for those that only keep the books. `titles` are the faults' by id.
export function eventText(event, language, titles) {
  const say = WORDS[language];
  const seat = language === "es" ? "Asiento" : "Seat";
  if (event.kind === "acted") {
    const act = fill(say.acted[event.action], { bet: chips(event.bet, language) });
    return `${seat} ${event.seat} ${act}`;
  }
  if (event.kind === "phase_entered") return phaseText(event.phase, language);
  const text = say.event[event.kind];
  if (!text) return null;
  const values = { ...event };
  if (event.kind === "level_changed") values.level = levelText(event, language);
  if (event.kind === "discard_made") values.count = event.indices.length;
  values.part = (event.run > 1 ? fill(say.run, event) : "") + (say.half[event.half] ?? "");
  for (const name of ["amount", "stack"]) {
    if (typeof values[name] === "number") values[name] = chips(values[name], language);
  }
  if (event.posting) values.posting = say.posting[event.posting];
  if (Array.isArray(event.cards)) {
    const known = event.cards.some((card) => card);
    values.cards = known ? event.cards.map(cardText).join(" ") : `${event.cards.length} ${say.faceDown}`;
  }
  if (event.card) values.card = cardText(event.card);
  values.place = placeText(event.place ?? event.to, language);
  values.potNumber = (event.pot ?? 0) + 1;
  if (event.kind === "pot_declared") values.seats = event.seats.join(", ");
  if (event.shares) {
    values.shares = event.shares
      .map((share) => `${seat.toLowerCase()} ${share.seat} ${chips(share.amount, language)}`)
      .join(", ");
  }
  // A step that was ruled on has its name for a reason; a floor who rules himself says why.
  if (event.kind === "ruled" && /^\w+:\w+$/.test(event.reason)) {
    values.reason = event.irregularities.map((id) => titles.get(id) ?? id).join(", ");
  }
  values.title = titles.get(event.irregularity) ?? event.fault ?? "";
  return fill(text, values);
}
