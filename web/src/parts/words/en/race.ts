import type { Who } from '../grammar/who';

const times = (others: { name: string; after: number }[]) =>
  others
    .map(({ name, after }) => (after > 0 ? `${name} ${after} ms later` : `${name} just as early`))
    .join(', ');

/** The words of fair races and of the lines that they make up for. */
export const race = {
  pressed: (count: number | undefined, amount: number | undefined) =>
    count === undefined ? `${amount ?? ''}!` : `mine for ${count}!`,
  verdict: (first: Who, others: { name: string; after: number }[], drawn: boolean) =>
    `${first.you ? 'You were' : `${first.name} was`} first${drawn ? ', by the draw' : ''}; ${times(others)}.`,
  at: (count: number) => `Verdict at ${count === 1 ? '1 card' : `${count} cards`}`,
  handFirst: ({ you, name }: Who) => `${you ? 'Your' : `${name}’s`} hand was first`,
  youLater: (after: number) => `You were ${after} ms later.`,
  later: (after: number) => `${after} ms later`,
  isFirst: 'first',
  drawn: 'first, by the draw',
  line: (path: number) => `line ${path} ms there and back`,
  fair: 'Was that fair?',
  lanes: 'Who pressed when',
  sold: 'Sold! Bids that were in time still count.',
  hand: ({ you, name }: Who, what: string) => `${you ? 'You' : name}: ${what}`,
  lagTold: (name: string, path: number) => `The line of ${name} takes ${path} ms there and back.`,
  lag: (path: number) => (path === 0 ? 'under 8 ms' : `${path} ms`),
  lagOf: (name: string, path: number) => `Line of ${name}: ${path} ms there and back`,
  explained:
    'How long each line is, there and back. In a race every press counts from what the presser’s own screen ' +
    'showed, so a long line loses nothing; it is believed as far as the line is long and 25 ms more.',
};
