// One socket to the service that comes back by itself: after an outage, a restart, an hour asleep.
// It keeps nothing of a table: whoever owns it says in each hello where they are.

import type { Hello, Observe, Ping, ResyncWanted, ServerMessage } from "../generated/messages";
import { type Ending, endingOf } from "./closing";
import { ANSWER_WITHIN, pause, PONG_WITHIN, QUIET_FOR, SLEPT, TICK } from "./patience";

const SUBPROTOCOL = "floorcall.v1";

export type Connection =
  | { is: "connecting" }
  | { is: "live" }
  | { is: "waiting" }
  | { is: "ended"; why: Ending };

export interface FeedOwner {
  hello(): Hello;
  message(message: ServerMessage): void;
  connection(connection: Connection): void;
}

export class Feed {
  #owner: FeedOwner;
  #socket: WebSocket | null = null;
  #failed = 0;
  #retryAt: number | null = null;
  #heardAt = 0;
  #askedAt: number | null = null;
  #tickedAt = Date.now();
  #live = false;
  #ended = false;
  #ticking: ReturnType<typeof setInterval> | null = null;

  constructor(owner: FeedOwner) {
    this.#owner = owner;
  }

  start(): void {
    this.#ticking ??= setInterval(() => this.#tick(), TICK);
    addEventListener("online", this.#wake);
    addEventListener("pageshow", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Send a message when the line is up; false when it is not. */
  send(message: Observe | ResyncWanted | Ping): boolean {
    if (!this.#live || this.#socket?.readyState !== WebSocket.OPEN) {
      return false;
    }
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Say hello anew, as after a change of language or token. */
  restart(): void {
    this.#ended = false;
    this.#failed = 0;
    this.#drop();
    this.#connect();
  }

  #connect(): void {
    this.#drop();
    this.#retryAt = null;
    this.#askedAt = null;
    this.#heardAt = Date.now();
    this.#owner.connection({ is: "connecting" });
    const address = new URL("/v1/ws", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address, SUBPROTOCOL);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.#owner.hello()));
    socket.onmessage = (event: MessageEvent<string>) => this.#heard(event.data);
    socket.onclose = (event) => this.#closed(event.code);
  }

  #heard(data: string): void {
    this.#heardAt = Date.now();
    this.#askedAt = null;
    const message = JSON.parse(data) as ServerMessage;
    if (message.type === "welcome") {
      this.#live = true;
      this.#failed = 0;
      this.#owner.connection({ is: "live" });
    }
    this.#owner.message(message);
  }

  #closed(code: number): void {
    this.#drop();
    const why = endingOf(code);
    if (why !== null) {
      this.#ended = true;
      this.#owner.connection({ is: "ended", why });
      return;
    }
    this.#retryAt = Date.now() + pause(this.#failed, Math.random());
    this.#failed += 1;
    this.#owner.connection({ is: "waiting" });
  }

  /** Let go of the socket at once: the close of a dead line can take minutes. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#live = false;
    if (socket !== null) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  #tick(): void {
    const now = Date.now();
    const slept = now - this.#tickedAt > SLEPT;
    this.#tickedAt = now;
    if (this.#ended) {
      return;
    }
    if (slept) {
      this.#wake();
    } else if (this.#retryAt !== null && now >= this.#retryAt) {
      this.#connect();
    } else if (this.#socket !== null && !this.#live && now - this.#heardAt > ANSWER_WITHIN) {
      this.#closed(1006);
    } else if (this.#live) {
      this.#listen(now);
    }
  }

  #listen(now: number): void {
    if (this.#askedAt !== null && now - this.#askedAt > PONG_WITHIN) {
      this.#closed(1006);
    } else if (this.#askedAt === null && now - this.#heardAt > QUIET_FOR) {
      this.#ask(now);
    }
  }

  #ask(now: number): void {
    this.#askedAt = now;
    this.send({ type: "ping" });
  }

  /** The page is looked at again, or the network is back: find out now, not in a while. */
  #wake = (): void => {
    if (this.#ended || document.visibilityState === "hidden") {
      return;
    }
    if (this.#live) {
      this.#ask(Date.now());
    } else if (this.#retryAt !== null) {
      this.#failed = 0;
      this.#connect();
    }
  };
}
