import { steadyNow } from '../../browser/clock';
import { getContext, setContext } from 'svelte';
import type { Answer } from '../../wire/ask';
import type { ConnectionState } from '../../wire/connection';
import type { LateMessage, Replay, Seat, Snapshot, Step } from '../../wire/protocol';
import { asPlayed } from '../as-played';
import { Listeners } from '../listeners';
import type { Model } from '../model';
import { reduce } from '../reduce';
import { ClockFace } from './clock-face.svelte';
import { TableCommands, type Send } from './commands.svelte';
import { Director } from './director.svelte';
import type { HotSeat } from './hot-seat.svelte';
import { LedGame } from './review.svelte';
import { Seating, type SeatingOptions } from './seating.svelte';
import { LastPaint } from './last-paint';
import { Skipping } from './skipping.svelte';
import { TableConnection } from './table-connection.svelte';
import { Talk } from './talk.svelte';
import { TradeDraft } from './trade-draft.svelte';

/** The actions on a table's game besides playing it. Undefined: not possible here. */
export interface GameAccess {
  /** Returns the record of a finished game, if no server has an address for it. */
  readonly record?: (() => Promise<string>) | undefined;
  /** Returns the game so far, as the own seat saw it. */
  readonly lookBack?: (() => Promise<Answer<Replay>>) | undefined;
  /** A link that opens the own seat on another device. */
  readonly seatLink?: (() => string) | undefined;
  /** The step of another game from which this one was continued, and the way back to it. */
  readonly playedOn?: { readonly step: number; readonly back: () => void } | undefined;
}

/** One device that several people share. */
export interface SharedDevice {
  /** All sessions that this screen shows: a tap is everybody's. */
  readonly audience: () => readonly TableSession[];
  /** Present if this session is the one for all of them to see. */
  readonly hotSeat?: HotSeat | undefined;
}

export interface SessionOptions {
  readonly send: Send;
  readonly time?: () => number;
  readonly access?: GameAccess;
  readonly seating?: SeatingOptions;
  readonly device?: SharedDevice | undefined;
  /** Connects again at once; undefined if the connection cannot be lost. */
  readonly retry?: (() => void) | undefined;
  /** Acknowledges the show of that version to the table. */
  readonly ackShown?: (version: number) => void;
}

/** The people who have seen enough, after a step: another show is another question. */
function enoughAfter(enough: readonly Seat[], { events }: Step): readonly Seat[] {
  const ready = events.flatMap((event) => (event.name === 'seen_enough' ? [event.seat] : []));
  const goesOn = events.every(({ name }) => ['seen_enough', 'lag', 'away', 'back', 'renamed'].includes(name));
  return goesOn ? [...enough, ...ready] : ready;
}

/** Called with what the page shows now; `before` is undefined the first time. */
type ShownListener = (model: Model, before: Model | undefined) => void;

/** One browser at one table. */
export class TableSession {
  readonly access: GameAccess;
  readonly hotSeat: HotSeat | undefined;
  readonly connection: TableConnection;
  readonly commands: TableCommands;
  readonly seating: Seating;
  readonly review: LedGame;
  readonly talk = new Talk(() => this.model?.table.id);
  /** The director of this screen's shots. */
  readonly director: Director;
  readonly skipping = new Skipping();
  readonly draft = new TradeDraft((command) => this.commands.do(command));
  readonly #lastPaint = new LastPaint();
  /** The clock as this screen shows it. */
  readonly clockFace = new ClockFace((at) => this.#lastPaint.show(at));
  readonly #options: SessionOptions;
  readonly #listeners = new Listeners<Parameters<ShownListener>>();
  #model = $state.raw<Model>();
  readonly #drafted = $derived(this.#model && this.draft.appliedTo(this.#model));
  #enough = $state.raw<readonly Seat[]>([]);
  #delay = $state.raw<LateMessage>();
  #newest: Model | undefined;
  /** The shown model, as it was received. */
  #shown: Model | undefined;

  constructor(options: SessionOptions) {
    const { access = {}, device, seating = {}, retry, send } = options;
    this.#options = options;
    this.access = access;
    this.hotSeat = device?.hotSeat;
    this.connection = new TableConnection(() => this.#still(), retry);
    this.seating = new Seating(seating, () => this.model);
    this.review = new LedGame(send);
    this.director = new Director({
      show: (model) => this.#show(model),
      seen: (version) => this.#acknowledge(version),
    });
    const shown = () => this.#model;
    this.commands = new TableCommands(
      {
        get model() {
          return shown();
        },
        interruption: this.connection.interruption,
        seen: () => this.#lastPaint.seen(),
      },
      send,
    );
  }

  /** The table as the page shows it. */
  get model(): Model | undefined {
    return this.#drafted;
  }

  /** The same without the player's draft of a trade. */
  get undrafted(): Model | undefined {
    return this.#model;
  }

  /** The current table; the display may be older, as long as the table waits for it. */
  get newest(): Model | undefined {
    return this.#newest;
  }

  /** The seats that have seen enough of the show that runs, while it waits for others. */
  get enough(): readonly Seat[] {
    return this.#enough;
  }

  /** How late this viewer sees the table, if they only watch and see all hands. */
  get delay(): LateMessage | undefined {
    return this.#delay;
  }

  /** Calls back at each model that the page shows from now on, until the returned function is called. */
  onShown(listener: ShownListener): () => void {
    return this.#listeners.add(listener);
  }

  follow(state: ConnectionState): void {
    this.connection.follow(state);
  }

  receive(news: Snapshot | Step): void {
    const before = this.#newest;
    const model = reduce(before, news, (this.#options.time ?? steadyNow)());
    this.#newest = model;
    if (model === undefined) return;
    this.seating.follow(model);
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
    this.#enough = enoughAfter(this.#enough, news);
    this.director.follow(model, before, news.opens_at);
  }

  receiveDelay(delay: LateMessage): void {
    this.#delay = delay;
  }

  /** All after that version is undone; a snapshot of the table as it is now follows. */
  goBack(version: number): void {
    this.connection.goBack(version);
    this.commands.goBack();
    this.#newest = undefined;
  }

  /** Skips the shown moment, at a tap of anyone at this screen. */
  skip(): void {
    for (const session of this.#audience) session.director.skip();
  }

  /** Skips to the viewer's next decision. */
  onToMe(): void {
    if (!this.skipping.underway) void this.commands.order({ do: 'on_to_me' });
  }

  /** On to the standing, once the scores are counted or enough of them are. */
  endCounting(): void {
    for (const session of this.#audience) session.director.endCounting();
  }

  /** Stops all timers: after this, nothing is shown any more. */
  leave(): void {
    this.director.stop();
    this.clockFace.stop();
    this.connection.follow('closed');
  }

  get #audience(): readonly TableSession[] {
    return this.#options.device?.audience() ?? [this];
  }

  #show(model: Model): void {
    const before = this.#model;
    const isNews = before !== undefined && model.now !== before.now;
    this.#shown = model;
    const shown = this.#asItStands(model);
    this.#model = shown;
    this.clockFace.follow(shown.clock?.clock ?? null, shown.ahead);
    // The counts of a countdown show themselves, each at its time.
    if (isNews && model.view?.phase.name !== 'countdown') this.#lastPaint.show(model.now);
    this.commands.follow(before, model);
    this.draft.follow(model);
    this.#listeners.call(model, before);
  }

  /** While nothing is received from the server no time runs on this page: the table's clock is unknown. */
  #asItStands(model: Model): Model {
    const { seconds } = this.connection.interruption;
    return seconds === undefined ? model : { ...model, clock: null, secondsOld: seconds };
  }

  #still(): void {
    if (this.#shown === undefined) return;
    const shown = this.#asItStands(this.#shown);
    this.#model = shown;
    this.clockFace.follow(shown.clock?.clock ?? null, shown.ahead);
  }

  /** A mere viewer never delays the table. */
  #acknowledge(version: number): boolean {
    const { ackShown } = this.#options;
    if (ackShown === undefined || this.model === undefined || this.model.you.seat === null) return false;
    ackShown(version);
    return true;
  }
}

const key = Symbol('table');

export const provideTable = (session: TableSession): TableSession => setContext(key, session);

/**
 * Returns the session of a running table, whose model and view are certain. Every part of the table reads it.
 */
export function useTable() {
  const session = getContext<TableSession>(key);
  return {
    session,
    get model(): Model {
      if (session.model === undefined) throw new Error('no table is shown before its snapshot');
      return session.model;
    },
    /** The same, with the people who played the finished game. */
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
