import { getContext, setContext } from 'svelte';
import type { Answer, LineState } from '../../wire/line';
import type { Answer as HttpAnswer } from '../../wire/ask';
import type { Company } from './company.svelte';
import { reduce } from '../reduce';
import type { Model } from '../model';
import { Moments } from './moments.svelte';
import { ClockFace } from './clock-face.svelte';
import { Sight } from './sight';
import { Talk } from './talk.svelte';
import type {
  AdviceMessage,
  Command,
  Explanation,
  LateMessage,
  LedReview,
  Order,
  Refused,
  Replay,
  Request,
  ReviewPlace,
  Saying,
  Seat,
  Snapshot,
  Step,
  WireError,
} from '../../wire/protocol';

export type Send = (request: Request) => Promise<Answer>;

/** One browser at one table: what it knows, what it asked for, and what it was refused. */
export class TableSession {
  model = $state.raw<Model>();
  line = $state<LineState>('connecting');
  /** What a bot would do in the viewer's place, until something happens. */
  advice = $state.raw<AdviceMessage>();
  refused = $state.raw<Refused | WireError>();
  /** Where the host stands, while they lead the others through the finished game. */
  review = $state.raw<LedReview>();
  /** How late this viewer sees the table, where they only watch and see all hands. */
  late = $state.raw<LateMessage>();
  readonly moments = new Moments();
  readonly talk = new Talk();
  /** The people for whom this screen lies in the middle, where they share a device. */
  company: Company | undefined;
  /** Gives the record of a game that is over, where no server has an address for it. */
  record: (() => Promise<string>) | undefined;
  /** Gives the game so far as the own seat saw it; not for who only watches. */
  lookBack: (() => Promise<HttpAnswer<Replay>>) | undefined;
  /** What this screen showed last, and the clock as it stands on this screen. */
  readonly sight = new Sight();
  readonly face = new ClockFace((at) => this.sight.show(at));
  readonly #send: Send;
  readonly #time: () => number;
  /** The version that shows the latest move; undefined until the server has answered it. */
  #moveShownAt: number | undefined = 0;

  constructor(send: Send, time: () => number = Date.now) {
    this.#send = send;
    this.#time = time;
  }

  hear(news: Snapshot | Step): void {
    const before = this.model;
    this.model = reduce(before, news, this.#time());
    if (this.model !== undefined) this.face.follow(this.model.clock?.clock ?? null, this.model.ahead);
    if (news.type === 'step') {
      if (news.view?.phase.name === 'bidding' && news.events.length > 0) this.sight.show(news.now);
      // What was refused a moment ago is about a table that has moved on.
      if (news.events.length > 0) this.refused = this.advice = undefined;
      if (this.model !== undefined) this.moments.follow(this.model, before);
    }
  }

  /**
   * Makes a move, and tells whether it was done. A second press of a button whose first is still on its way is the
   * same press.
   */
  async do(command: Command): Promise<boolean> {
    if (command.do === 'bid') {
      return (await this.#ask(this.#inRace(command))).type === 'ack';
    }
    if (this.#moving) return true;
    this.#moveShownAt = undefined;
    const answer = await this.#ask(command.do === 'claim' ? this.#inRace(command) : { command });
    // A claim that another's was before is told by the verdict.
    if (command.do === 'claim') this.refused = undefined;
    this.#moveShownAt = answer.type === 'ack' ? answer.version : 0;
    return answer.type === 'ack';
  }

  order(order: Order): Promise<Answer> {
    return this.#ask({ order });
  }

  /** Says something to all at the table; what becomes of it is shown where it was said. */
  say(saying: Saying): Promise<Answer> {
    return this.#send({ say: saying });
  }

  /** Leads the others through the finished game; null: no longer. */
  lead(at: ReviewPlace | null): Promise<Answer> {
    return this.#send({ review: at });
  }

  /** What the bot on that seat says for itself; null where it says nothing. */
  async why(seat: Seat): Promise<Explanation | null> {
    const answer = await this.#ask({ why: seat });
    return answer.type === 'reason' ? answer.explanation : null;
  }

  #inRace(command: Command): Request {
    const seen = this.sight.seen();
    return seen === undefined ? { command } : { command, seen };
  }

  async askForHint(): Promise<void> {
    const answer = await this.#ask({ hint: true });
    if (answer.type === 'advice') this.advice = answer;
  }

  get #moving(): boolean {
    return this.#moveShownAt === undefined || (this.model?.version ?? 0) < this.#moveShownAt;
  }

  async #ask(request: Request): Promise<Answer> {
    const answer = await this.#send(request);
    this.refused = answer.type === 'refused' || answer.type === 'error' ? answer : undefined;
    return answer;
  }
}

const key = Symbol('table');

export const provideTable = (session: TableSession): TableSession => setContext(key, session);

/** What every part of a running table reads: the session, with a model and a view that are certain. */
export function useTable() {
  const session = getContext<TableSession>(key);
  return {
    session,
    get model(): Model {
      if (session.model === undefined) throw new Error('no table is shown before its snapshot');
      return session.model;
    },
    get view() {
      const { view } = this.model;
      if (view === null) throw new Error('no game is shown before its start');
      return view;
    },
  };
}
