import type { Answer } from '../../wire/connection';
import type {
  AdviceMessage,
  Command,
  Explanation,
  Order,
  Refused,
  Request,
  Saying,
  Seat,
  Seen,
  WireError,
} from '../../wire/protocol';
import type { Model } from '../model';
import { ProxyBid } from './proxy-bid.svelte';
import { AutoPass } from './auto-pass.svelte';
import type { Interruption } from './interruption.svelte';

export type Send = (request: Request) => Promise<Answer>;

/** The parts of a table that the commands need. */
interface Table {
  readonly model: Model | undefined;
  readonly interruption: Interruption;
  /** Returns the content of this screen, for a press in a race. */
  seen(): Seen | undefined;
}

/** Whether the viewer's question is unchanged: calls, passes and talk do not change it. */
const asksTheSame = (before: Model, now: Model): boolean =>
  JSON.stringify([before.view?.phase, before.options]) === JSON.stringify([now.view?.phase, now.options]);

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
  /** The version that shows the latest move; undefined until the server has answered it. */
  #moveShownAt: number | undefined = 0;

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
    if (before !== undefined && !asksTheSame(before, model)) this.#advice = undefined;
  }

  /** The server lost the latest moves. */
  goBack(): void {
    this.#moveShownAt = 0;
  }

  /**
   * Makes a move, and returns whether it was made. A second press of a button whose first is still on its way is the
   * same press.
   */
  async do(command: Command): Promise<boolean> {
    // A move is not queued until it can be sent: by then it may mean something else.
    if (this.#table.interruption.underway) return false;
    if (command.do === 'bid') return (await this.#move(command)).type === 'ack';
    if (this.#moving) return true;
    this.#moveShownAt = undefined;
    const answer = await this.#move(command);
    // The verdict reports a claim that came too late.
    if (command.do === 'claim') this.#refused = undefined;
    this.#moveShownAt = answer.type === 'ack' ? answer.version : 0;
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

  /** Sends a message to all at the table; the result is shown where it was written. */
  say(saying: Saying): Promise<Answer> {
    return this.#send({ say: saying });
  }

  /** The reasons of the bot on that seat; null if it gives none. */
  async why(seat: Seat): Promise<Explanation | null> {
    const answer = await this.#ask({ why: seat });
    return answer.type === 'reason' ? answer.explanation : null;
  }

  async askForHint(): Promise<void> {
    const answer = await this.#ask({ hint: true });
    if (answer.type === 'advice') this.#advice = answer;
  }

  get #moving(): boolean {
    return this.#moveShownAt === undefined || (this.#table.model?.version ?? 0) < this.#moveShownAt;
  }

  async #ask(request: Request): Promise<Answer> {
    const answer = await this.#send(request);
    const isUndone = answer.type === 'error' && answer.error === 'went_back';
    const isRefused = answer.type === 'refused' || answer.type === 'error';
    this.#refused = isRefused && !isUndone ? answer : undefined;
    return answer;
  }
}
