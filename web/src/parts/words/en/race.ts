import type { Who } from '../grammar/who';

const times = (others: { name: string; after: number }[]) =>
  others
    .map(({ name, after }) => {
      if (after === 0) return `${name} just as early`;
      return after > 0 ? `${name} ${after} ms later` : `${name} ${-after} ms earlier`;
    })
    .join(', ');

/** The words of fair races and of the round trips that they make up for. */
export const race = {
  pressed: (count: number | undefined, amount: number | undefined) =>
    count === undefined ? `${amount ?? ''}!` : `mine for ${count}!`,
  verdict: (first: Who, others: { name: string; after: number }[], drawn: boolean): string =>
    `${drawn ? race.drawn(first) : `${first.you ? 'You were' : `${first.name} was`} first`}; ${times(others)}.`,
  at: (count: number) => `Verdict at ${count === 1 ? '1 card' : `${count} cards`}`,
  handFirst: ({ you, name }: Who) => `${you ? 'Your' : `${name}’s`} hand was first`,
  youLater: (after: number) => `You were ${after} ms later.`,
  later: (after: number) => `${after} ms later`,
  isFirst: 'first',
  /** Of hands that cannot be told apart nobody's was first. */
  drawn: ({ you, name }: Who) => `Drawn by lot: ${you ? 'you' : name}`,
  roundTrip: (ms: number) => `${ms} ms there and back`,
  fair: 'Was that fair?',
  lanes: 'Who pressed when',
  sold: 'Sold! Bids that were in time still count.',
  hand: ({ you, name }: Who, what: string) => `${you ? 'You' : name}: ${what}`,
  lagTold: (name: string, ms: number) => `The connection of ${name} takes ${ms} ms there and back.`,
  lag: (ms: number) => (ms === 0 ? 'under 8 ms' : `${ms} ms`),
  lagOf: (name: string, ms: number) => `Connection of ${name}: ${ms} ms there and back`,
};
