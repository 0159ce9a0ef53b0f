// A client of the live feed: it says hello, keeps its position, and comes back when it may.
// It draws nothing; whoever makes it is told of views, entries, the state of the connection and,
// once, of the entries before the first view.

const SUBPROTOCOL = "floorcall.v1";
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15000;
// From this code on there is no use in coming back with the same token.
const FOR_GOOD = 4100;
const EARLIER = 40;

export class Feed {
  #token;
  #table;
  #told;
  #socket = null;
  #language = "en";
  #position = null;
  #wait = FIRST_WAIT_MS;
  #timer = 0;
  #asked = false;

  // `told` has state(name, reason), view(view), entry(entry) and history(entries).
  constructor(token, table, told) {
    this.#token = token;
    this.#table = table;
    this.#told = told;
    addEventListener("online", () => this.#retryNow());
  }

  // Follow from here on in this language; a change of language begins with a fresh view.
  open(language) {
    this.#language = language;
    this.#position = null;
    this.#connect();
  }

  close() {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close(1000);
  }

  #connect() {
    this.close();
    this.#told.state("connecting");
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/v1/ws`, SUBPROTOCOL);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.#hello()));
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#receive(JSON.parse(message.data));
    };
    socket.onclose = (closed) => {
      if (socket === this.#socket) this.#lost(closed);
    };
  }

  #hello() {
    const subscription = { table: this.#table };
    if (this.#position) {
      subscription.since = this.#position.seq;
      subscription.epoch = this.#position.epoch;
    }
    return {
      type: "hello",
      token: this.#token,
      subscriptions: [subscription],
      language: this.#language,
    };
  }

  #receive(message) {
    switch (message.type) {
      case "welcome":
        this.#wait = FIRST_WAIT_MS;
        this.#position = this.#position ?? { seq: 0, epoch: message.epoch };
        this.#position.epoch = message.epoch;
        this.#told.state("live");
        break;
      case "snapshot":
        this.#position = { seq: message.seq, epoch: message.epoch };
        this.#told.view(message.view);
        this.#askEarlier(message.seq);
        break;
      case "entry":
        this.#position.seq = message.seq;
        this.#told.entry(message);
        if (message.view) this.#told.view(message.view);
        break;
    }
  }

  async #askEarlier(seq) {
    if (this.#asked) return;
    this.#asked = true;
    const path = `/v1/tables/${encodeURIComponent(this.#table)}/log`;
    const answer = await fetch(`${path}?after=${Math.max(0, seq - EARLIER)}&limit=${EARLIER}`, {
      headers: { authorization: `Bearer ${this.#token}` },
    }).catch(() => null);
    if (answer?.ok) this.#told.history((await answer.json()).entries);
  }

  #lost(closed) {
    this.#socket = null;
    if (closed.code >= FOR_GOOD && closed.code < 5000) {
      this.#told.state("refused", closed.reason);
      return;
    }
    this.#told.state("waiting");
    // Not all at once: everybody lost the same server at the same moment.
    const wait = this.#wait * (0.5 + Math.random());
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #retryNow() {
    if (!this.#socket && this.#timer) this.#connect();
  }
}
