// Hints over whole games: each belongs to the phase, the role and the pile that are shown, and comes over no show.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Connection } from '../src/wire/connection';
import { awaitedSeat } from '../src/model/awaited-seat';
import { hasChoice, mayBeAdvised } from '../src/model/decision';
import { TableSession } from '../src/model/session/session.svelte';
import type { AdviceMessage, Command, Option, Phase, View } from '../src/wire/protocol';
import { Chance } from './chance';
import { Evening, type TableWire } from './evening';
import { anyMove } from './moves';

const games = Math.min(Number(process.env['KUHHANDEL_RUNS'] ?? 2), 100);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

/** The card or animal that a phase is about; undefined if the player chooses it. */
const aboutIn = (phase: Phase): string | undefined =>
  'lot' in phase ? phase.lot : 'animal' in phase ? phase.animal : undefined;

/** Whether an option allows the command. */
function allows(option: Option, command: Command): boolean {
  if (option.do !== command.do) return false;
  if (option.do === 'bid' && command.do === 'bid')
    return command.amount >= option.from && command.amount <= option.to;
  if (option.do === 'challenge' && command.do === 'challenge')
    return option.seat === command.seat && option.animal === command.animal;
  return true;
}

/** Returns what is wrong with a hint at this moment; undefined if nothing is. */
function wrongWith(
  { command, explanation }: AdviceMessage,
  session: TableSession,
  { phase, turn, seat }: View,
  options: readonly Option[],
): string | undefined {
  if (session.director.shows) return 'a hint over a show';
  const role = awaitedSeat(phase, turn);
  if (role !== undefined && role !== seat) return `a hint for another role in ${phase.name}`;
  const mayWait = phase.name === 'bidding' || phase.name === 'countdown';
  if (command === null) return mayWait ? undefined : `a hint to stay silent in ${phase.name}`;
  if (!options.some((option) => allows(option, command))) return `${command.do} is not open in ${phase.name}`;
  const about = aboutIn(phase);
  if (about !== undefined && explanation?.animal !== undefined && explanation.animal !== about)
    return `a hint about ${explanation.animal}, but ${about} is shown`;
  return undefined;
}

/** A person who plays alone with bots and asks for hints all the time, also shortly before the question changes. */
class Pupil {
  readonly wrong: string[] = [];
  hints = 0;
  readonly session: TableSession;
  readonly #connection: Connection;
  readonly #chance: Chance;

  constructor(evening: Evening, chance: Chance) {
    this.#chance = chance;
    const wire = (): TableWire => evening.wire(chance.between(0, 300));
    this.session = new TableSession({
      send: (request) => this.#connection.send(request),
      ackShown: (version) => this.#connection.ackShown(version),
    });
    const nothing = () => undefined;
    this.#connection = new Connection({
      open: wire,
      later: (milliseconds, callback) => setTimeout(callback, milliseconds),
      beats: false,
      token: '0',
      onNews: (news) => this.session.receive(news),
      onError: ({ message }) => this.wrong.push(message),
      onState: nothing,
      onTalk: nothing,
      onReview: nothing,
      onLate: nothing,
      onWentBack: nothing,
    });
    this.#actLater();
  }

  get isOver(): boolean {
    const { model, director } = this.session;
    return model?.view?.phase.name === 'finished' && !director.shows;
  }

  check(): void {
    const { model, commands } = this.session;
    const { advice } = commands;
    if (advice === undefined || model === undefined || model.view === null) return;
    this.hints += 1;
    const wrong = wrongWith(advice, this.session, model.view, model.options);
    if (wrong !== undefined) this.wrong.push(wrong);
  }

  leave(): void {
    this.#connection.close();
    this.session.leave();
  }

  #actLater(): void {
    setTimeout(
      () => {
        this.#act();
        this.#actLater();
      },
      this.#chance.between(100, 1500),
    );
  }

  #act(): void {
    const { model, director, commands } = this.session;
    if (model === undefined || !mayBeAdvised(model)) return;
    if (director.shows) {
      if (this.#chance.percent(50)) this.session.skip();
      return;
    }
    if (hasChoice(model.options) && this.#chance.percent(60)) void commands.askForHint();
    if (this.#chance.percent(50)) return;
    // Following the hint leads to other moments than chance: both are wanted.
    const move = this.#chance.percent(50) ? commands.advice?.command : anyMove(model, this.#chance);
    if (move !== undefined && move !== null) void commands.do(move);
    else if (this.#chance.percent(30)) void commands.order({ do: 'pass' });
  }
}

const kinds = [
  { edition: 'second', seats: 4, people: 1, speed: 2 },
  { edition: 'master', seats: 4, people: 1, speed: 3 },
  { edition: 'duel', seats: 2, people: 1, speed: 2 },
  { edition: 'first', seats: 4, people: 1, speed: 2 },
  { edition: 'russian', seats: 3, people: 1, speed: 3 },
] as const;

it.each(kinds)('each hint in a game of $edition belongs to what is shown', async (kind) => {
  for (let seed = 1; seed <= games; seed += 1) {
    const pupil = new Pupil(await Evening.open(`hints-${kind.edition}-${seed}`, kind), new Chance(seed));
    while (!pupil.isOver) {
      vi.advanceTimersToNextTimer();
      for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
      pupil.check();
    }
    pupil.leave();
    expect([...new Set(pupil.wrong)]).toEqual([]);
    expect(pupil.hints).toBeGreaterThan(20);
  }
});
