import { unreachable } from './unreachable';
import { parseServerMessage } from './parse';
import { HeartbeatMonitor } from './heartbeat-monitor';
import type { Servers } from './servers';
import type {
  Ack,
  AdviceMessage,
  BindChanceMessage,
  ClientMessage,
  LateMessage,
  LedReview,
  OpenChanceMessage,
  ReasonMessage,
  Refused,
  Request,
  SaidMessage,
  ServerMessage,
  Snapshot,
  Step,
  TalkMessage,
  WireError,
} from './protocol';

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed';
export type Answer = Ack | Refused | ReasonMessage | AdviceMessage | WireError;

/** The part of a WebSocket that a connection needs; tests pass their own. */
export interface Wire {
  onopen: ((event: Event) => void) | null;
  onmessage: ((message: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(message: string): void;
  close(): void;
}

export interface ConnectionOptions {
  open: () => Wire;
  later: (milliseconds: number, callback: () => void) => void;
  /** Whether the other end sends something each second, as a server does: then its silence is a loss. */
  beats: boolean;
  token: string | undefined;
  /** The page is the table's big screen: a spectator that the table counts as present, and that gives orders with a key. */
  screen?: { readonly key: string | undefined };
  onState: (state: ConnectionState) => void;
  onNews: (news: Snapshot | Step) => void;
  onTalk: (message: SaidMessage | TalkMessage) => void;
  /** The host's place in the finished game, or null if nobody leads. */
  onReview: (review: LedReview | null) => void;
  /** How late this viewer sees the table. */
  onLate: (late: LateMessage) => void;
  /** All that was sent after that version is undone; a snapshot follows. */
  onWentBack: (version: number) => void;
  /** An error that answers no request of ours: a seat key that is no longer valid, or a deleted table. */
  onError: (error: WireError) => void;
  /** The servers of a cluster, one of which has the table; undefined if there is only one server. */
  servers?: Pick<Servers, 'switchTo' | 'setPeers' | 'rotate' | 'areSeveral'> | undefined;
}

const waits = [250, 500, 1000, 2000, 4000];
/** Milliseconds after which a server of a cluster that has not opened is exchanged for another. */
const patience = 1500;
/** Milliseconds of silence after which the connection is abandoned; `several` if there are other servers. */
const silence = { alone: 7000, several: 3000 };
/** How many redirects are followed at once. */
const mostMoves = 4;
/** The close code of a server whose client should reconnect at once (RFC 6455, registry of close codes). */
const comeAgain = 1012;
const fatal = new Set(['bad_token', 'wrong_version', 'no_such_table', 'table_closed', 'too_large', 'banned']);
// Ids are unique for a seat, and a seat may continue after a reload: hence not just a count.
const freshPrefix = () => Math.random().toString(36).slice(2, 8);

function messageOf(id: string, request: Request): ClientMessage {
  if ('command' in request) return { type: 'command', id, ...request };
  if ('order' in request) return { type: 'order', id, order: request.order };
  if ('hint' in request) return { type: 'hint', id };
  if ('ceiling' in request)
    return { type: 'ceiling', id, ...(request.ceiling !== null && { amount: request.ceiling }) };
  if ('say' in request) return { type: 'say', id, ...request.say };
  if ('review' in request) return { type: 'review', id, at: request.review };
  return { type: 'why', id, seat: request.why };
}

interface Pending {
  message: ClientMessage;
  /** Whether it was sent on the open wire. */
  written: boolean;
  answered(answer: Answer): void;
}

/**
 * The connection to one table. It reconnects after every loss, requests exactly what it missed, and repeats
 * unanswered requests. The server knows each id, so that nothing is done twice.
 */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #pending = new Map<string, Pending>();
  readonly #prefix = freshPrefix();
  #wire: Wire | undefined;
  #heartbeat: HeartbeatMonitor | undefined;
  #last: number | undefined;
  #epoch = '';
  #ready = false;
  /** Nothing is received from the server, although the wire is open. */
  #silent = false;
  #sent = 0;
  #losses = 0;
  /** Redirects since it was last at the table. */
  #moves = 0;
  #closed = false;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#connect();
  }

  send(request: Request): Promise<Answer> {
    this.#sent += 1;
    const id = `${this.#prefix}-${this.#sent}`;
    const message = messageOf(id, request);
    return new Promise((answered) => {
      this.#pending.set(id, { message, written: false, answered });
      this.#writeWaiting();
    });
  }

  /** The browser reports that it is offline; if that is wrong, the server soon sends something. */
  markOffline(): void {
    this.#fallSilent();
  }

  /** Tries again at once if the connection is lost. */
  retry(): void {
    if (this.#closed || (this.#ready && !this.#silent)) return;
    const wire = this.#wire;
    this.#connect();
    wire?.close();
  }

  /**
   * The token opens a seat that it did not open before: everything is requested again, as that seat sees it.
   */
  resync(): void {
    this.#last = undefined;
    if (this.#ready) this.#hello();
  }

  /**
   * Commits this browser to its part of the next game's randomness, or reveals that part; a step that shows
   * it is the answer.
   */
  sendEntropy(chance: BindChanceMessage | OpenChanceMessage): void {
    this.#write(chance);
  }

  /** Acknowledges the show of that version; the answer is that the table continues. */
  ackShown(version: number): void {
    if (this.#ready) this.#write({ type: 'seen', version });
  }

  /** Reports whether the player looks; a step that shows it is the answer. */
  reportAttention(attentive: boolean): void {
    if (this.#ready) this.#write({ type: 'attention', attentive });
  }

  close(): void {
    this.#closed = true;
    this.#heartbeat?.stop();
    this.#wire?.close();
    this.#options.onState('closed');
  }

  #connect(): void {
    this.#options.onState(this.#losses === 0 ? 'connecting' : 'lost');
    this.#open();
  }

  #open(): void {
    const wire = this.#options.open();
    this.#wire = wire;
    this.#ready = false;
    this.#silent = false;
    for (const pending of this.#pending.values()) pending.written = false;
    let isOpen = false;
    wire.onopen = () => {
      isOpen = true;
      this.#hello();
    };
    wire.onmessage = (event) => {
      if (wire === this.#wire) this.#receive(event.data);
    };
    wire.onclose = (event) => {
      if (event.code === comeAgain && wire === this.#wire) this.#goOn();
      else this.#lost(wire);
    };
    if (this.#areSeveral)
      this.#options.later(patience, () => {
        if (!isOpen) this.#giveUp(wire);
      });
    if (this.#options.beats) this.#listen(wire);
  }

  #listen(wire: Wire): void {
    this.#heartbeat?.stop();
    const listeners = { silent: () => this.#fallSilent(), gone: () => this.#leave(wire) };
    this.#heartbeat = new HeartbeatMonitor(
      this.#options.later,
      listeners,
      silence[this.#areSeveral ? 'several' : 'alone'],
    );
  }

  get #areSeveral(): boolean {
    return this.#options.servers?.areSeveral === true;
  }

  /** The server is frozen or unreachable: tries another server, and not the same once more. */
  #leave(wire: Wire): void {
    if (this.#losses === 0) this.#options.servers?.rotate();
    this.#giveUp(wire);
  }

  #giveUp(wire: Wire): void {
    this.#lost(wire);
    wire.close();
  }

  /** Continues on another transport at once; the user notices only if it takes long. */
  #goOn(): void {
    this.#moves += 1;
    const wire = this.#wire;
    if (this.#closed || wire === undefined) return;
    if (this.#moves > mostMoves) {
      this.#giveUp(wire);
      return;
    }
    this.#open();
    wire.close();
  }

  #fallSilent(): void {
    // A redirected connection reports no loss at first.
    if (this.#silent || (!this.#ready && this.#moves === 0)) return;
    this.#silent = this.#ready;
    this.#options.onState('lost');
  }

  #markAlive(): void {
    this.#heartbeat?.receive();
    if (!this.#silent) return;
    this.#silent = false;
    this.#options.onState('open');
    this.#writeWaiting();
  }

  #hello(): void {
    const { token, screen } = this.#options;
    this.#write({
      type: 'hello',
      version: 1,
      ...(token === undefined ? {} : { token }),
      ...(screen && { screen: true as const, ...(screen.key !== undefined && { screen_key: screen.key }) }),
      ...(this.#last === undefined ? {} : { last: this.#last, epoch: this.#epoch }),
    });
  }

  #opened(): void {
    this.#ready = true;
    this.#losses = 0;
    this.#moves = 0;
    this.#options.onState('open');
    this.#writeWaiting();
  }

  /** Sends requests that had to wait for a connection. */
  #writeWaiting(): void {
    if (!this.#ready || this.#silent) return;
    for (const pending of this.#pending.values()) {
      if (pending.written) continue;
      pending.written = true;
      this.#write(pending.message);
    }
  }

  #receive(data: unknown): void {
    this.#markAlive();
    const message = typeof data === 'string' ? parseServerMessage(data) : undefined;
    if (message !== undefined) this.#take(message);
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.#last = message.version;
        this.#epoch = message.epoch;
        this.#options.onNews(message);
        if (!this.#ready) this.#opened();
        return;
      case 'step':
        this.#step(message);
        return;
      case 'alive':
        this.#alive(message.version);
        return;
      case 'ack':
      case 'refused':
      case 'reason':
      case 'advice':
        this.#answer(message.id, message);
        return;
      case 'said':
      case 'talk':
        this.#options.onTalk(message);
        return;
      case 'reviewed':
        this.#options.onReview(message.review);
        return;
      case 'late':
        this.#options.onLate(message);
        return;
      case 'moved':
        this.#options.servers?.switchTo(message.address);
        this.#goOn();
        return;
      case 'neighbours':
        this.#options.servers?.setPeers(message.addresses);
        return;
      case 'went_back':
        this.#startAgain(message.version);
        return;
      case 'error':
        this.#error(message);
        return;
      default:
        unreachable(message);
    }
  }

  #step(step: Step): void {
    const due = (this.#last ?? 0) + 1;
    if (step.version < due) return;
    if (step.version > due) {
      this.#hello();
      return;
    }
    this.#last = step.version;
    for (const event of step.events)
      if (event.name === 'reopened' && event.epoch !== undefined) this.#epoch = event.epoch;
    this.#options.onNews(step);
  }

  /** The server is alive. After a reconnect it confirms this only after everything that was missed. */
  #alive(version: number): void {
    if (version > (this.#last ?? 0)) this.#hello();
    else if (!this.#ready) this.#opened();
  }

  /**
   * Drops the requests to the old table; the server closes the connection, and the next hello requests
   * everything.
   */
  #startAgain(version: number): void {
    this.#last = undefined;
    for (const id of [...this.#pending.keys()])
      this.#answer(id, { type: 'error', error: 'went_back', message: '', id });
    this.#options.onWentBack(version);
  }

  #answer(id: string, answer: Answer): void {
    this.#pending.get(id)?.answered(answer);
    this.#pending.delete(id);
  }

  #error(error: WireError): void {
    if (error.id !== undefined) {
      this.#answer(error.id, error);
      return;
    }
    if (fatal.has(error.error)) this.#closed = true;
    this.#options.onError(error);
  }

  #lost(wire: Wire): void {
    if (this.#closed || wire !== this.#wire) return;
    this.#heartbeat?.stop();
    this.#wire = undefined;
    const wait = waits[Math.min(this.#losses, waits.length - 1)] ?? 4000;
    this.#losses += 1;
    // Tries the same server once more: the network may be at fault.
    if (this.#losses > 1) this.#options.servers?.rotate();
    this.#ready = false;
    this.#options.onState('lost');
    this.#options.later(wait, () => {
      if (!this.#closed && this.#wire === undefined) this.#connect();
    });
  }

  #write(message: ClientMessage): void {
    this.#wire?.send(JSON.stringify(message));
  }
}
