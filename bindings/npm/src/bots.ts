import { engine } from '#instance';
import { BadInput } from './errors.js';
import { insideOf, newRecord, seatIn, stepsSince, type Game } from './game.js';
import { answerTo, write } from './module.js';
import type { GameRecord, Seat } from './protocol.gen.js';
import type { BotName, Choice, Setup } from './types.js';

/** The bots that can sit down, the weakest first; fox and owl are among them once `kuhhandel/fox` or `kuhhandel/owl` is imported. */
export const bots = (): BotName[] => answerTo(engine.bots());

/** A player: chooses an action when asked. */
export interface Player {
  choose(game: Game): Choice;
}

const letGo = new FinalizationRegistry((bot: number) => engine.free_bot(bot));

/** A bot in the module that follows one game. Its choices depend only on the game and its seed. */
class SeatedBot implements Player {
  readonly #bot: number;
  readonly #seat: Seat;
  readonly #seed: number;
  #told: Game | undefined;

  constructor(bot: string, seat: Seat, seed: number) {
    const [size = 0] = write(bot);
    this.#bot = answerTo(engine.make_bot(size));
    this.#seat = seat;
    this.#seed = seed;
    letGo.register(this, this.#bot);
  }

  choose(game: Game): Choice {
    seatIn(game, this.#seat);
    const steps = (this.#told && stepsSince(this.#told, game)) ?? this.#beginAnew(game);
    const [size = 0] = write(JSON.stringify(steps.map(({ command }) => command)));
    answerTo(engine.tell_bot(this.#bot, size));
    this.#told = game;
    return answerTo(engine.ask_bot(this.#bot));
  }

  #beginAnew(game: Game) {
    const [size = 0] = write(JSON.stringify({ ...insideOf(game).head, commands: [] }));
    answerTo(engine.begin_bot(this.#bot, this.#seat, this.#seed, size));
    return stepsSince(undefined, game) ?? [];
  }
}

/**
 * A bot, by its name, on a seat. Its chance follows from the seed, a whole number from 0, and the seat: all bots of a game may
 * have the same one. It looks at nothing of the game but what its seat may know, and may play one game after another.
 */
export function seatBot(bot: string, seat: Seat, seed: number): Player {
  if (!Number.isSafeInteger(seed) || seed < 0) {
    throw new BadInput('seed', 'seed: must be a whole number from 0, below 2 to the 53rd');
  }
  return new SeatedBot(bot, seat, seed);
}

/**
 * A whole game of bots, one for each seat, much faster than asking each: its record, the same as of bots that were seated with
 * this seed. Games of one setup differ by the seed of their bots. A game of more than a thousand turns ends there (C12.3).
 */
export function playBots(setup: Setup, names: readonly string[], seed = 0): GameRecord {
  const [record = 0, rest = 0] = write(
    JSON.stringify(newRecord(setup)),
    JSON.stringify({ bots: names, seed }),
  );
  return answerTo(engine.play_bots(record, record + rest));
}
