import { getContext, setContext } from 'svelte';
import type { Answer, ConnectionState } from '../../wire/connection';
import type { Answer as HttpAnswer } from '../../wire/ask';
import type { HotSeat } from './hot-seat.svelte';
import { asPlayed } from '../as-played';
import { reduce } from '../reduce';
import type { Model } from '../model';
import { Ceiling } from './ceiling.svelte';
import { DearLots } from './dear-lots.svelte';
import { Interruption } from './interruption.svelte';
import { Director } from './director.svelte';
import { ClockFace } from './clock-face.svelte';
import { SeatCall } from './seat-call.svelte';
import { Sight } from './sight';
import { Skipping } from './skipping.svelte';
import { Talk } from './talk.svelte';
import type {
  FreedPerson,
  NewSeat,
  SeatKey,
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

/** Who of the people has seen enough, after a step: another show is another question. */
function enoughAfter(enough: readonly Seat[], { events }: Step): readonly Seat[] {
  const said = events.flatMap((event) => (event.name === 'seen_enough' ? [event.seat] : []));
  const goesOn = events.every(({ name }) => ['seen_enough', 'lag', 'away', 'back', 'renamed'].includes(name));
  return goesOn ? [...enough, ...said] : said;
}

/** Whether what is asked of the viewer is the same still: calls, passes and what others say change nothing of it. */
const asksTheSame = (before: Model, now: Model): boolean =>
  JSON.stringify([before.view?.phase, before.options]) === JSON.stringify([now.view?.phase, now.options]);

export type Send = (request: Request) => Promise<Answer>;

/** One browser at one table: what it knows, what it asked for, and what it was refused. */
export class TableSession {
  model = $state.raw<Model>();
  connection = $state<ConnectionState>('connecting');
  /** That nothing is heard of the server, and what became of a move that was on its way then. */
  readonly interruption = new Interruption(() => this.#still());
  /** What a bot would do in the viewer's place, as long as the question and its price stand. */
  advice = $state.raw<AdviceMessage>();
  refused = $state.raw<Refused | WireError>();
  /** Up to which version what this page was told still holds, where the server lost the rest. */
  wentBack = $state<number>();
  /** Where the host stands, while they lead the others through the finished game. */
  review = $state.raw<LedReview>();
  /** How late this viewer sees the table, where they only watch and see all hands. */
  late = $state.raw<LateMessage>();
  /** What is shown, and until when: `model` is the table as the page shows it. */
  readonly director = new Director({
    show: (model) => this.#show(model),
    seen: (version) => this.#haveSeen(version),
  });
  readonly skipping = new Skipping();
  /** What the table may bid for the viewer. */
  readonly ceiling = new Ceiling(async (most) => (await this.#ask({ ceiling: most })).type === 'ack');
  readonly dearLots = new DearLots(() => void this.order({ do: 'pass' }));
  readonly talk = new Talk(() => this.model?.table.id);
  readonly seatCall = new SeatCall();
  /** The people for whom this screen lies in the middle, where they share a device. */
  hotSeat: HotSeat | undefined;
  /** Gives the record of a game that is over, where no server has an address for it. */
  record: (() => Promise<string>) | undefined;
  /** Gives the game so far as the own seat saw it; not for who only watches. */
  lookBack: (() => Promise<HttpAnswer<Replay>>) | undefined;
  /** Where the game stood that is played on here, and the way back to it. */
  playedOn: { readonly step: number; readonly back: () => void } | undefined;
  /** Opens a game with all animals, where this one is the introduction. */
  goOn: (() => void) | undefined;
  /** By which name this page sits at the table, asks for a seat, or had one. */
  goesBy = $state('');
  /** Whether this page has a key of the table: of a seat that it has, asks for, or had. */
  hasKey = false;
  /** A guest would rather choose a seat than watch; undefined where none can be had. */
  chooseSeat: (() => void) | undefined;
  /** A guest takes a seat; undefined where none can be had. */
  takeSeat: ((wanted: NewSeat) => Promise<HttpAnswer<SeatKey>>) | undefined;
  /** Who looks at this screen, where several share a device: a tap is everybody's. */
  audience: readonly TableSession[] | undefined;
  /** Tells the table that the show of that version was seen. */
  sayEnough: ((version: number) => void) | undefined;
  /** Looks for a way to the table at once; undefined where none can be lost. */
  retry: (() => void) | undefined;
  /** The seats that have seen enough of the show that runs, while it waits for others. */
  enough = $state.raw<readonly Seat[]>([]);
  /** What is to be said and heard when the page shows something new. */
  onShown: ((before: Model, model: Model) => void) | undefined;
  /** What this screen showed last, and the clock as it stands on this screen. */
  readonly sight = new Sight();
  readonly face = new ClockFace((at) => this.sight.show(at));
  readonly #send: Send;
  readonly #time: () => number;
  /** The table as it is: what is shown may be older, as long as the table waits for it. */
  #newest: Model | undefined;
  /** What is shown, as it was told. */
  #shown: Model | undefined;
  /** The version that shows the latest move; undefined until the server has answered it. */
  #moveShownAt: number | undefined = 0;

  constructor(send: Send, time: () => number = Date.now) {
    this.#send = send;
    this.#time = time;
  }

  follow(connection: ConnectionState): void {
    this.connection = connection;
    this.interruption.follow(connection);
  }

  hear(news: Snapshot | Step): void {
    const before = this.#newest;
    const model = reduce(before, news, this.#time());
    this.#newest = model;
    if (model === undefined) return;
    this.#noticeOwnSeat(model);
    for (const event of model.latest)
      if (event.name === 'renamed') this.talk.muted.follow(event.before, event.player);
    if (this.skipping.passesOver(news, this.model, model)) {
      this.director.jump({ ...model, latest: [] });
      return;
    }
    if (news.type === 'snapshot') {
      this.director.jump(model, news.opens_at);
      return;
    }
    this.enough = enoughAfter(this.enough, news);
    this.director.follow(model, before, news.opens_at);
  }

  #noticeOwnSeat({ you, table }: Model): void {
    const info = you.seat === null ? undefined : table.seats[you.seat];
    if (info?.kind === 'person') this.goesBy = info.name;
  }

  /** Why and by whom the seat of this page was given away, until they sit here again. */
  get freed(): FreedPerson | undefined {
    if (!this.hasKey || this.model?.you.seat !== null) return undefined;
    return this.model.table.freed?.find(({ player }) => player === this.goesBy);
  }

  /** What was told after that version is undone; the table as it is now is heard next. */
  hearWentBack(version: number): void {
    this.wentBack = version;
    this.#moveShownAt = 0;
    this.#newest = undefined;
  }

  /** On with the game, at a tap of whoever looks at this screen. */
  skip(): void {
    for (const session of this.audience ?? [this]) session.director.skip();
  }

  /** On to the viewer's next decision, past what others do until then. */
  onToMe(): void {
    if (!this.skipping.underway) void this.order({ do: 'on_to_me' });
  }

  /** On to the standing, once the scores are counted or enough of them are. */
  endCounting(): void {
    for (const session of this.audience ?? [this]) session.director.endCounting();
  }

  /** The table as it is now, be it shown yet or not. */
  get newest(): Model | undefined {
    return this.#newest;
  }

  #show(model: Model): void {
    const before = this.model;
    const isNews = before !== undefined && model.now !== before.now;
    this.#shown = model;
    this.model = this.#asItStands(model);
    this.ceiling.follow(model);
    this.dearLots.follow(model);
    this.face.follow(this.model.clock?.clock ?? null, model.ahead);
    // The counts of a countdown show themselves, each at its time.
    if (isNews && model.view?.phase.name !== 'countdown') this.sight.show(model.now);
    // What was refused a moment ago is about a table that has moved on.
    if (model.latest.length > 0) this.refused = undefined;
    if (before !== undefined && !asksTheSame(before, model)) this.advice = undefined;
    if (before !== undefined) this.onShown?.(before, model);
  }

  /** While nothing is heard of the server no time runs on this page: nobody knows what the table's clock does. */
  #asItStands(model: Model): Model {
    const { seconds } = this.interruption;
    return seconds === undefined ? model : { ...model, clock: null, secondsOld: seconds };
  }

  #still(): void {
    if (this.#shown === undefined) return;
    this.model = this.#asItStands(this.#shown);
    this.face.follow(this.model.clock?.clock ?? null, this.model.ahead);
  }

  /** Who only watches keeps nobody waiting. */
  #haveSeen(version: number): boolean {
    const { sayEnough } = this;
    if (sayEnough === undefined || this.model === undefined || this.model.you.seat === null) return false;
    sayEnough(version);
    return true;
  }

  /**
   * Makes a move, and tells whether it was done. A second press of a button whose first is still on its way is the
   * same press.
   */
  async do(command: Command): Promise<boolean> {
    // What cannot be sent is not kept for a moment in which it may mean something else.
    if (this.interruption.underway) return false;
    if (command.do === 'bid') return (await this.#move(command)).type === 'ack';
    if (this.#moving) return true;
    this.#moveShownAt = undefined;
    const answer = await this.#move(command);
    // A claim that another's was before is told by the verdict.
    if (command.do === 'claim') this.refused = undefined;
    this.#moveShownAt = answer.type === 'ack' ? answer.version : 0;
    return answer.type === 'ack';
  }

  #move(command: Command): Promise<Answer> {
    return this.interruption.watchOver(command, this.#ask(this.#inRace(command)));
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
    const isUndone = answer.type === 'error' && answer.error === 'went_back';
    const isRefused = answer.type === 'refused' || answer.type === 'error';
    this.refused = isRefused && !isUndone ? answer : undefined;
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
    /** The same, with those who played the game that is over. */
    get played(): Model {
      return asPlayed(this.model);
    },
    get view() {
      const { view } = this.model;
      if (view === null) throw new Error('no game is shown before its start');
      return view;
    },
  };
}
