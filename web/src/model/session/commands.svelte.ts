import type { Answer } from '../../wire/connection';
import type {
  AdviceMessage,
  Command,
  Explanation,
  Order,
  Refused,
  Request,
  TalkContent,
  Seat,
  Seen,
  WireError,
} from '../../wire/protocol';
import { questionOf, hasDecision } from '../decision';
import type { Model } from '../model';
import type { Interruption } from './interruption.svelte';
import { sumOf } from '../money/money';
import { optionTo } from '../options';

/** The ceiling up to which the table bids for the viewer on the current lot; it ends with the lot. */
export class ProxyBid {
  most = $state<number>();
  readonly #send: (most: number | null) => Promise<boolean>;

  /** `send` requests it from the table, which may refuse. */
  constructor(send: (most: number | null) => Promise<boolean>) {
    this.#send = send;
  }

  /** Sets the ceiling; undefined: the viewer bids for themselves again. */
  async set(most: number | undefined): Promise<void> {
    if (await this.#send(most ?? null)) this.most = most;
  }

  follow({ view, latest }: Model): void {
    if (view?.phase.name !== 'bidding') this.most = undefined;
    // A restarted server has lost it.
    else if (this.most !== undefined && latest.some(({ name }) => name === 'reopened'))
      void this.set(this.most);
  }
}

/** Passes each lot once its price is above the viewer's purse, if they want that; they may come back in. */
export class AutoPass {
  pass = $state(false);
  #passed: number | undefined;
  readonly #pass: () => unknown;

  /** `pass` passes on the lot. */
  constructor(pass: () => unknown) {
    this.#pass = pass;
  }

  follow(model: Model): void {
    if (!this.pass || !isTooExpensive(model)) return;
    const lot = model.log.findLastIndex(({ name }) => name === 'turned_up');
    if (lot === this.#passed) return;
    this.#passed = lot;
    this.#pass();
  }
}

function isTooExpensive(model: Model): boolean {
  const bid = optionTo(model.options, 'bid');
  return bid !== undefined && hasDecision(model) && bid.from > sumOf(model.view?.hand ?? {});
}

export type Send = (request: Request) => Promise<Answer>;

/** The parts of a table that the commands need. */
interface Table {
  readonly model: Model | undefined;
  readonly interruption: Interruption;
  /** Returns the content of this screen, for a press in a race. */
  seen(): Seen | undefined;
}

/** A move that was sent. */
interface Press {
  readonly command: string;
  /** The version that shows it; undefined until the server has answered. */
  shownAt: number | undefined;
  /** Whether the table accepted it. */
  made: Promise<boolean>;
}

/** The requests of this page to its table, and its latest refusal. */
export class TableCommands {
  /** How much the table bids for the viewer. */
  readonly proxyBid = new ProxyBid(async (most) => (await this.#ask({ ceiling: most })).type === 'ack');
  /** Passes lots that the viewer cannot pay. */
  readonly autoPass = new AutoPass(() => void this.order({ do: 'pass' }));
  readonly #table: Table;
  readonly #send: Send;
  #advice = $state.raw<AdviceMessage>();
  #refused = $state.raw<Refused | WireError>();
  /** The message that was sent and is not answered yet. */
  #lastTalk: { readonly text: string; readonly answer: Promise<Answer> } | undefined;
  /** The latest bid and the latest other move. */
  readonly #presses: Partial<Record<'bid' | 'move', Press>> = {};

  constructor(table: Table, send: Send) {
    this.#table = table;
    this.#send = send;
  }

  /** A bot's advice in the viewer's place, while the question and its price are unchanged. */
  get advice(): AdviceMessage | undefined {
    return this.#advice;
  }

  get refused(): Refused | WireError | undefined {
    return this.#refused;
  }

  dismissAdvice(): void {
    this.#advice = undefined;
  }

  dismissRefusal(): void {
    this.#refused = undefined;
  }

  /** Another model is shown. */
  follow(before: Model | undefined, model: Model): void {
    this.proxyBid.follow(model);
    this.autoPass.follow(model);
    // A refusal is about the table before this step.
    if (model.latest.length > 0) this.#refused = undefined;
    if (before !== undefined && questionOf(before) !== questionOf(model)) this.#advice = undefined;
  }

  /** The server lost the latest moves. */
  goBack(): void {
    delete this.#presses.bid;
    delete this.#presses.move;
  }

  /**
   * Makes a move, and returns whether it was made. Until the table shows it, a second press of the button is the same
   * press, and another move is not made; but another amount may be bid.
   */
  async do(command: Command): Promise<boolean> {
    // A move is not queued until it can be sent: by then it may mean something else.
    if (this.#table.interruption.underway) return false;
    const kind = command.do === 'bid' ? 'bid' : 'move';
    const text = JSON.stringify(command);
    const latest = this.#presses[kind];
    if (latest !== undefined && this.#isUnderway(latest)) {
      if (latest.command === text) return latest.made;
      if (kind === 'move') return false;
    }
    const press: Press = { command: text, shownAt: undefined, made: Promise.resolve(false) };
    this.#presses[kind] = press;
    press.made = this.#press(command, press);
    return press.made;
  }

  async #press(command: Command, press: Press): Promise<boolean> {
    const answer = await this.#move(command);
    // The verdict reports a claim that came too late.
    if (command.do === 'claim') this.#refused = undefined;
    press.shownAt = answer.type === 'ack' ? answer.version : 0;
    return answer.type === 'ack';
  }

  #move(command: Command): Promise<Answer> {
    const seen = this.#table.seen();
    const request = seen === undefined ? { command } : { command, seen };
    return this.#table.interruption.watchOver(command, this.#ask(request));
  }

  order(order: Order): Promise<Answer> {
    return this.#ask({ order });
  }

  /**
   * Sends a message to all at the table; the result is shown where it was written. Until it is answered, the same message
   * is the same press.
   */
  sendTalk(content: TalkContent): Promise<Answer> {
    const text = JSON.stringify(content);
    const running = this.#lastTalk;
    if (running?.text === text) return running.answer;
    const message = { text, answer: this.#send({ say: content }) };
    this.#lastTalk = message;
    void message.answer.finally(() => {
      if (this.#lastTalk === message) this.#lastTalk = undefined;
    });
    return message.answer;
  }

  /** The reasons of the bot on that seat; null if it gives none. */
  async why(seat: Seat): Promise<Explanation | null> {
    const answer = await this.#ask({ why: seat });
    return answer.type === 'reason' ? answer.explanation : null;
  }

  async askForHint(): Promise<void> {
    const asked = this.#table.model;
    const answer = await this.#ask({ hint: true });
    const { model } = this.#table;
    if (answer.type !== 'advice' || asked === undefined || model === undefined) return;
    // An answer that comes late is about a question that is no longer asked.
    if (questionOf(asked) === questionOf(model)) this.#advice = answer;
  }

  #isUnderway({ shownAt }: Press): boolean {
    return shownAt === undefined || (this.#table.model?.version ?? 0) < shownAt;
  }

  async #ask(request: Request): Promise<Answer> {
    const answer = await this.#send(request);
    const isUndone = answer.type === 'error' && answer.error === 'went_back';
    const isRefused = answer.type === 'refused' || answer.type === 'error';
    this.#refused = isRefused && !isUndone ? answer : undefined;
    return answer;
  }
}
