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
  reason: { bad_token: "This token is not known: ask for another link.", token_expired: "This token has expired: ask for another link.", token_revoked: "This token was revoked: ask for another link.", forbidden: "This token is not for that table.", delay_refused: "This delay is shorter than the token's, or not for this token.", bad_message: "This page is older than the service: load it again.", hello_expected: "The service waited too long for this page: load it again.", subprotocol_expected: "Something on the way changed this page's connection." },
  hand: "Hand {number}",
  deal: "deal {deal}",
  pot: "Pot",
  side: "Side pot {n}",
  seats: "seats {seats}",
  bet: "bet",
  stub: "Stub",
  burns: "Burns",
  muck: "Muck",
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
  action: { fold: "fold", check: "check", call: "call", bet: "bet", raise: "raise", all_in: "all-in" },
  acted: { fold: "folds", check: "checks", call: "calls {bet}", bet: "bets {bet}", raise: "raises to {bet}", all_in: "is all-in for {bet}" },
  posting: { ante: "ante", big_blind_ante: "big-blind ante", small_blind: "small blind", big_blind: "big blind" },
  phase: { setup: "Setup", hole_deal: "Dealing", preflop: "Pre-flop", flop_burn: "Burn for the flop", flop_deal: "Flop due", flop: "Flop", turn_burn: "Burn for the turn", turn_deal: "Turn due", turn: "Turn", river_burn: "Burn for the river", river_deal: "River due", river: "River", showdown: "Showdown", verification: "Count the winner's cards", award: "Award", complete: "Hand over", misdealt: "Misdeal", voided: "Hand void" },
  place: { stub: "the stub", board: "the board", burns: "the burns", muck: "the muck", aside: "the cards set aside", off_table: "off the table" },
  event: {
    table_opened: "Table opened",
    seat_taken: "Seat {seat}: {player} sits down with {stack}",
    seat_vacated: "Seat {seat} is empty from the next hand on",
    level_changed: "Blinds {small_blind}/{big_blind} from the next hand on",
    button_moved: "Button at seat {seat}",
    hand_started: "Hand {hand} begins",
    chips_posted: "Seat {seat} posts {amount} ({posting})",
    hands_laid: "Hole cards dealt",
    cards_drawn: "{cards} to {place}",
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
    pot_declared: "Winner of pot {potNumber}: {seats}",
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
  reason: { bad_token: "Ese token no se conoce: pida otro enlace.", token_expired: "Ese token caducó: pida otro enlace.", token_revoked: "Ese token fue revocado: pida otro enlace.", forbidden: "Ese token no es para esa mesa.", delay_refused: "Ese retraso es menor que el del token, o no es para ese token.", bad_message: "Esta página es más antigua que el servicio: cárguela de nuevo.", hello_expected: "El servicio esperó demasiado a esta página: cárguela de nuevo.", subprotocol_expected: "Algo en el camino alteró la conexión de esta página." },
  hand: "Mano {number}",
  deal: "reparto {deal}",
  pot: "Bote",
  side: "Bote lateral {n}",
  seats: "asientos {seats}",
  bet: "apuesta",
  stub: "Mazo",
  burns: "Quemadas",
  muck: "Descartes",
  aside: "Apartadas",
  faceDown: "boca abajo",
  button: "Botón",
  smallBlind: "Ciega pequeña",
  bigBlind: "Ciega grande",
  held: "En pausa",
  suggestion: "Sugerencia",
  unsigned: "sin firmar",
  signed: "firmada",
  substantial: "acción sustancial",
  status: { open: "abierta", remedied: "resuelta", ruled: "decidida", superseded: "sustituida", resolved: "aclarada" },
  standing: { live: "", folded: "foldeado", mucked: "muckeado", killed: "muerta" },
  who: { dealer: "Crupier", floor: "Floor", director: "Director", admin: "Admin" },
  action: { fold: "fold", check: "check", call: "call", bet: "apostar", raise: "subir", all_in: "all-in" },
  acted: { fold: "se retira", check: "pasa", call: "iguala {bet}", bet: "apuesta {bet}", raise: "sube a {bet}", all_in: "va all-in por {bet}" },
  posting: { ante: "ante", big_blind_ante: "ante de la ciega grande", small_blind: "ciega pequeña", big_blind: "ciega grande" },
  phase: { setup: "Preparación", hole_deal: "Reparto", preflop: "Preflop", flop_burn: "Quemar para el flop", flop_deal: "Toca el flop", flop: "Flop", turn_burn: "Quemar para el turn", turn_deal: "Toca el turn", turn: "Turn", river_burn: "Quemar para el river", river_deal: "Toca el river", river: "River", showdown: "Showdown", verification: "Contar las cartas del ganador", award: "Entrega", complete: "Mano terminada", misdealt: "Reparto nulo", voided: "Mano anulada" },
  place: { stub: "el mazo", board: "la mesa", burns: "las quemadas", muck: "los descartes", aside: "las apartadas", off_table: "fuera de la mesa" },
  event: {
    table_opened: "Mesa abierta",
    seat_taken: "Asiento {seat}: {player} se sienta con {stack}",
    seat_vacated: "El asiento {seat} queda libre desde la próxima mano",
    level_changed: "Ciegas {small_blind}/{big_blind} desde la próxima mano",
    button_moved: "Botón en el asiento {seat}",
    hand_started: "Empieza la mano {hand}",
    chips_posted: "Asiento {seat} pone {amount} ({posting})",
    hands_laid: "Cartas repartidas",
    cards_drawn: "{cards} a {place}",
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
    pot_declared: "Ganador del bote {potNumber}: {seats}",
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

// One line for an event, null for those that only keep the books. `titles` are the faults' by id.
export function eventText(event, language, titles) {
  const say = WORDS[language];
  const seat = language === "es" ? "Asiento" : "Seat";
  if (event.kind === "acted") {
    const act = fill(say.acted[event.action], { bet: chips(event.bet, language) });
    return `${seat} ${event.seat} ${act}`;
  }
  if (event.kind === "phase_entered") return say.phase[event.phase] ?? event.phase;
  const text = say.event[event.kind];
  if (!text) return null;
  const values = { ...event };
  for (const name of ["amount", "stack", "small_blind", "big_blind"]) {
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
