import { Connection } from '../src/wire/connection';
import { TableSession } from '../src/model/session/session.svelte';
import type { Seat } from '../src/wire/protocol';
import type { Chance } from './chance';
import type { Evening, TableWire } from './evening';
import { Law, type Count } from './law';
import { anyMove } from './moves';

/** The state of a loaded page. */
interface Page {
  readonly session: TableSession;
  readonly connection: Connection;
  readonly law: Law;
}

/** A browser at a table that taps at random times; without a seat it only watches. */
export class Visitor {
  /** One law per loaded page. */
  readonly laws: Law[] = [];
  readonly #evening: Evening;
  readonly #seat: Seat | undefined;
  readonly #chance: Chance;
  readonly #count: Count;
  #page: Page;
  #wire!: TableWire;
  #longest = 0;

  constructor(evening: Evening, seat: Seat | undefined, chance: Chance, count: Count) {
    this.#evening = evening;
    this.#seat = seat;
    this.#chance = chance;
    this.#count = count;
    this.#page = this.#load();
    this.#tapLater();
  }

  get isOver(): boolean {
    const { model, director } = this.#page.session;
    return model?.view?.phase.name === 'finished' && !director.shows;
  }

  check(): void {
    this.#page.law.check();
  }

  leave(): void {
    this.#page.connection.close();
    this.#page.session.leave();
  }

  #load(): Page {
    const session = new TableSession({
      send: (request) => connection.send(request),
      ackShown: (version) => connection.ackShown(version),
    });
    const law: Law = new Law(session, () => this.#longest, this.#count);
    this.laws.push(law);
    session.onShown((model, before) => {
      if (before !== undefined) law.see(model);
    });
    const nothing = () => undefined;
    const connection: Connection = new Connection({
      open: () => this.#open(),
      later: (milliseconds, callback) => setTimeout(callback, milliseconds),
      beats: false,
      token: this.#seat === undefined ? undefined : `${this.#seat}`,
      onNews: (news) => {
        law.expect(news);
        session.receive(news);
        law.afterReceived();
      },
      onError: ({ message }) => law.breaches.push(message),
      onState: nothing,
      onTalk: nothing,
      onReview: nothing,
      onLate: nothing,
      onWentBack: nothing,
    });
    return { session, connection, law };
  }

  #open(): TableWire {
    this.#wire = this.#evening.wire(this.#chance.between(0, 150));
    this.#longest = Math.max(this.#longest, this.#wire.delay);
    return this.#wire;
  }

  #reload(): void {
    this.leave();
    this.#page = this.#load();
  }

  #tapLater(): void {
    setTimeout(
      () => {
        this.#tap();
        this.#tapLater();
      },
      this.#chance.between(150, 1800),
    );
  }

  #tap(): void {
    const { session } = this.#page;
    const luck = this.#chance.between(1, 100);
    if (luck === 1) this.#wire.break();
    else if (luck === 2) this.#reload();
    else if (session.director.shows) this.#tapInShow();
    else if (this.#seat !== undefined) this.#answer(session);
  }

  #tapInShow(): void {
    if (this.#chance.percent(60)) return;
    this.#page.law.tapped();
    this.#page.session.skip();
  }

  #answer(session: TableSession): void {
    const { model } = session;
    if (model === undefined) return;
    const move = anyMove(model, this.#chance);
    if (move !== undefined) void session.commands.do(move);
    else if (this.#chance.percent(40)) void session.commands.order({ do: 'pass' });
    else if (this.#chance.percent(20)) session.onToMe();
  }
}
