import { slips, type Balance, type Purchase, type Slip } from '../../wire/coach/assessment';
import type { JudgedGame } from '../../wire/coach/judged';
import { fewest, meanOf, ratioOf, type Estimate, type Pair } from './estimate';

/** Lots by the number of their kind that the buyer had. */
export const cardGroups = ['first', 'further', 'fourth'] as const;
export type CardGroup = (typeof cardGroups)[number];

const groupOf = (copy: number): CardGroup => (copy === 1 ? 'first' : copy < 4 ? 'further' : 'fourth');

export interface PricesPaid {
  readonly cards: CardGroup;
  readonly lots: number;
  readonly price: number;
  readonly worth: number;
  /** The price as a ratio of the worth; 1 is exact. */
  readonly ratio: Estimate | undefined;
}

export interface LostBy {
  readonly slip: Slip;
  /** Points per game. */
  readonly mean: number;
  readonly margin: number | undefined;
}

/** A player's habits, computed from many games. Points are hundredths of a win. */
export interface Profile {
  readonly games: number;
  /** Points lost by own choices, by game, the first game first. */
  readonly course: readonly number[];
  readonly lost: Estimate | undefined;
  /** How much less the latter half of the games lost than the first half. */
  readonly better: Estimate | undefined;
  /** The costliest first; kinds that cost nothing are left out. */
  readonly lostBy: readonly LostBy[];
  /** How much costlier the first of them is than the second. */
  readonly ahead: Estimate | undefined;
  /** The means of the parts; undefined without a game. */
  readonly balance: Balance | undefined;
  /** The effect of the revealed cards. The others' actions reveal information too, and are not only luck. */
  readonly luck: Estimate | undefined;
  readonly prices: readonly PricesPaid[];
  /** All prices as a ratio of the worth; 1 is exact. */
  readonly paid: Estimate | undefined;
  readonly bluffs: JudgedGame['habits']['bluffs'];
}

const points = (chance: number): number => 100 * chance;
const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((all, one) => all + one, 0) / values.length;

/** Price and worth of the lots of each game that had any. */
const pairsOf = (lots: readonly (readonly Purchase[])[]): readonly Pair[] =>
  lots
    .filter(({ length }) => length > 0)
    .map((some) => ({
      of: some.reduce((all, { price }) => all + price, 0),
      to: some.reduce((all, { worth }) => all + worth, 0),
    }));

/** Points lost by own choices. */
export const lostIn = ({ balance }: JudgedGame): number => points(Math.max(0, -balance.choices));
/** Returns the price paid per 100 of worth; undefined if nothing was bought. */
export function paidIn({ habits }: JudgedGame): number | undefined {
  const [pair] = pairsOf([habits.bought]);
  return pair === undefined || pair.to === 0 ? undefined : (100 * pair.of) / pair.to;
}
const bySlip = (games: readonly JudgedGame[], slip: Slip): readonly number[] =>
  games.map(({ habits }) => points(habits.lost[slip] ?? 0));

function lostByEach(games: readonly JudgedGame[]): readonly LostBy[] {
  return slips
    .map((slip) => {
      const values = bySlip(games, slip);
      return { slip, mean: average(values), margin: meanOf(values)?.margin };
    })
    .filter(({ mean }) => mean > 0)
    .sort((one, other) => other.mean - one.mean);
}

/** Returns the difference of two independent means. */
function lessThan(before: readonly number[], now: readonly number[]): Estimate | undefined {
  const [one, other] = [meanOf(before), meanOf(now)];
  if (one === undefined || other === undefined) return undefined;
  return { mean: one.mean - other.mean, margin: Math.hypot(one.margin, other.margin) };
}

function aheadOf(games: readonly JudgedGame[], [first, second]: readonly LostBy[]): Estimate | undefined {
  if (first === undefined) return undefined;
  const other = second === undefined ? [] : bySlip(games, second.slip);
  return meanOf(bySlip(games, first.slip).map((value, place) => value - (other[place] ?? 0)));
}

function pricesFor(games: readonly JudgedGame[], cards: CardGroup): PricesPaid {
  const lots = games.map(({ habits }) => habits.bought.filter(({ copy }) => groupOf(copy) === cards));
  const pairs = pairsOf(lots);
  const total = (which: 'of' | 'to') => pairs.reduce((all, pair) => all + pair[which], 0);
  return { cards, lots: lots.flat().length, price: total('of'), worth: total('to'), ratio: ratioOf(pairs) };
}

function meanBalance(games: readonly JudgedGame[]): Balance {
  const mean = (part: keyof Balance) => average(games.map(({ balance }) => balance[part]));
  return {
    beginning: mean('beginning'),
    choices: mean('choices'),
    cards: mean('cards'),
    others: mean('others'),
    end: mean('end'),
  };
}

/** `judged` in any order. */
export function profileOf(judged: readonly JudgedGame[]): Profile {
  const games = judged.toSorted((one, other) => one.ended - other.ended);
  const course = games.map(lostIn);
  const half = Math.floor(course.length / 2);
  const lostBy = lostByEach(games);
  const bluffs = (which: keyof Profile['bluffs']) =>
    games.reduce((all, { habits }) => all + habits.bluffs[which], 0);
  return {
    games: games.length,
    course,
    lost: meanOf(course),
    better: half < fewest ? undefined : lessThan(course.slice(0, half), course.slice(-half)),
    lostBy,
    ahead: aheadOf(games, lostBy),
    balance: games.length === 0 ? undefined : meanBalance(games),
    luck: meanOf(games.map(({ balance }) => points(balance.cards))),
    prices: cardGroups.map((cards) => pricesFor(games, cards)).filter(({ lots }) => lots > 0),
    paid: ratioOf(pairsOf(games.map(({ habits }) => habits.bought))),
    bluffs: {
      told: bluffs('told'),
      seen_through: bluffs('seen_through'),
      met: bluffs('met'),
      met_seen_through: bluffs('met_seen_through'),
    },
  };
}
