// A program that uses the package by its types, with nothing else in reach. It is compiled, and never run.
import {
  BadInput,
  Refused,
  answer,
  asked,
  bots,
  editions,
  eventsFor,
  legalActions,
  openState,
  play,
  playBots,
  recordOf,
  replay,
  resume,
  score,
  seatBot,
  start,
  viewFor,
  type Choice,
  type Game,
  type GameEvent,
  type GameRecord,
  type MoneyCards,
  type Option,
  type Player,
  type RefusalName,
  type Seat,
  type Tale,
} from 'kuhhandel';

class FirstOfAll implements Player {
  constructor(private readonly seat: Seat) {}

  choose(game: Game): Choice {
    const [option] = legalActions(game, this.seat);
    if (option === undefined) throw new Error('nobody asked');
    return this.answerTo(option);
  }

  private answerTo(option: Option): Choice {
    switch (option.do) {
      case 'bid':
        return { do: 'bid', amount: option.from };
      case 'pay':
        return { do: 'pay', money: option.suggested };
      case 'offer':
      case 'counter':
        return { do: option.do, money: {} };
      case 'challenge':
        return { do: 'challenge', seat: option.seat, animal: option.animal };
      case 'lay':
        return { do: 'lay', card: option.cards_of[0] ?? 0 };
      case 'exclude':
        return { do: 'exclude', animal: option.animal };
      default:
        return { do: option.do };
    }
  }
}

export function firstMoves(): [Game, MoneyCards, GameEvent[]] {
  const [edition] = editions();
  const game = start({ edition: edition?.id ?? 'second', seats: ['A', 'B', 'C'], seed: '1', first: 0 });
  const player: Player = new FirstOfAll(0);
  const seat: Seat | 'house' | null = asked(game);
  const next = seat === 0 ? answer(game, player.choose(game)) : game;
  return [next, viewFor(next, 0).hand, eventsFor(next, 'audience', game)];
}

export function talesOf(names: readonly string[]): Tale['kind'][] {
  const record: GameRecord = playBots({ edition: 'second', seats: ['A', 'B', 'C'], seed: '1' }, names, 1);
  return (replay(record).tales ?? []).map(({ kind }) => kind);
}

export function refusalOf(game: Game): RefusalName | undefined {
  try {
    play(game, { by: 'house', do: 'hammer' });
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    if (error instanceof BadInput) throw new Error(error.field);
  }
  return undefined;
}

export const digest: string = openState(
  resume(recordOf(start({ edition: 'second', seats: [], seed: '' }))),
).digest;
export const names: string[] = bots().map(({ name }) => name);
export const best: Player = seatBot('shark:playouts=100', 0, 1);
export const total: number | undefined = score({ edition: 'second', players: [] }).players[0]?.total;

// @ts-expect-error: an amount is a number
play(start({ edition: 'second', seats: [], seed: '' }), { by: 0, do: 'bid', amount: '40' });
// @ts-expect-error: cards are dealt from a seed, or are in a position
start({ edition: 'second', seats: [] });
// @ts-expect-error: a game is made by the package alone
export const forged: Game = {};
