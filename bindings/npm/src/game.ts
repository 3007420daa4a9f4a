import { engine } from '#instance';
import { BadInput } from './errors.js';
import { answerTo, putGame, takeGame, write } from './module.js';
import type { GameRecord, OpenState, RecordCommand, Seat } from './protocol.gen.js';
import type { Choice, Setup } from './types.js';

/** A command that was done, and the game before it. */
interface Step {
  readonly before: Game;
  readonly command: RecordCommand;
}

interface Inside {
  /** As the module has it. */
  readonly bytes: Uint8Array;
  /** With its rules, as the module numbers it. */
  readonly edition: number;
  /** The record of the game without its commands. */
  readonly head: Omit<GameRecord, 'commands'>;
  /** None at the beginning. */
  readonly step?: Step;
}

let made: (inside: Inside) => Game;
/** Not for users of the package. */
export let insideOf: (game: Game) => Inside;

/** A game at one moment, including hidden cards. It is immutable: each action returns another Game. */
export class Game {
  readonly #inside: Inside;

  private constructor(inside: Inside) {
    this.#inside = inside;
  }

  static {
    made = (inside) => new Game(inside);
    insideOf = (game) => game.#inside;
  }
}

/** The same for the module: it is the game that the next call is about. The number of its edition. */
export function lay(game: Game): number {
  const { bytes, edition } = insideOf(game);
  putGame(bytes);
  return edition;
}

/** The seat, where the game has it. */
export function seatIn(game: Game, seat: Seat): Seat {
  const { length } = insideOf(game).head.seats;
  if (Number.isInteger(seat) && seat >= 0 && seat < length) return seat;
  throw new BadInput('seat', `seat: must be a whole number from 0 to ${length - 1}`);
}

/** The record of a game that has not begun. */
export const newRecord = (setup: Setup): GameRecord => ({
  format: 'kuhhandel-record',
  version: 1,
  rules_version: engine.rules_version(),
  ...setup,
  seats: setup.seats as string[],
  commands: [],
});

function begin(record: GameRecord): Game {
  const [size = 0] = write(JSON.stringify(record));
  const beginning = answerTo<Pick<Inside, 'edition' | 'head'>>(engine.begin(size));
  return made({ ...beginning, bytes: takeGame() });
}

/** A new game. Throws BadInput where there can be no such game. */
export const start = (setup: Setup): Game => begin(newRecord(setup));

/**
 * Returns the game after the last command of a record. Throws Refused if the rules refuse a command, BadInput
 * if it is not a record.
 */
export function resume(record: GameRecord): Game {
  let game = begin(record);
  for (const command of record.commands) game = play(game, command);
  return game;
}

/**
 * Returns the game after a command, as in a record. Throws Refused, with the clause of the rules, or
 * BadInput.
 */
export function play(game: Game, command: RecordCommand): Game {
  const edition = lay(game);
  const [size = 0] = write(JSON.stringify(command));
  const [done] = answerTo<[RecordCommand]>(engine.play(edition, size));
  return made({ ...insideOf(game), bytes: takeGame(), step: { before: game, command: done } });
}

/** Returns the seat that is asked (C12); null after the end. The house is asked only after a `play`. */
export function asked(game: Game): Seat | 'house' | null {
  const who = engine.asked(lay(game));
  if (who === -1) return null;
  return who < 0 ? 'house' : who;
}

/**
 * What follows when the asked seat chooses so (C12): the hammer, counts and claims that are drawn come by themselves. Throws
 * as `play` does.
 */
export function answer(game: Game, choice: Choice): Game {
  const edition = lay(game);
  const [size = 0] = write(JSON.stringify(choice));
  const done = answerTo<RecordCommand[]>(engine.answer(edition, size));
  const bytes = takeGame();
  const command = done.pop();
  if (command === undefined) return made({ ...insideOf(game), bytes });
  const before = done.reduce(play, game);
  return made({ ...insideOf(game), bytes, step: { before, command } });
}

/**
 * Returns the steps from `since`, or from the beginning, to this game; undefined if `since` is not an earlier
 * moment of it.
 */
export function stepsSince(since: Game | undefined, game: Game): Step[] | undefined {
  const { head, step: last } = insideOf(game);
  const from = since === undefined ? { head, step: undefined } : insideOf(since);
  if (from.head !== head) return undefined;
  const steps: Step[] = [];
  for (let step = last; step !== from.step; step = insideOf(step.before).step) {
    if (step === undefined) return undefined;
    steps.push(step);
  }
  return steps.reverse();
}

/** The game as a record, to be kept, replayed, or gone on with by `resume`. */
export function recordOf(game: Game): GameRecord {
  const steps = stepsSince(undefined, game) ?? [];
  return { ...insideOf(game).head, commands: steps.map(({ command }) => command) };
}

/** All of a game, nothing hidden, as `kuhhandel replay --json` prints it: hands, scores as they stand, digest. */
export const openState = (game: Game): OpenState => answerTo(engine.open_state(lay(game)));
