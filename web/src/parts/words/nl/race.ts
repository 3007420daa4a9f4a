import type { race as english } from '../en/race';

const times = (others: { name: string; after: number }[]) =>
  others
    .map(({ name, after }) => {
      if (after === 0) return `${name} net zo vroeg`;
      return after > 0 ? `${name} ${after} ms later` : `${name} ${-after} ms eerder`;
    })
    .join(', ');

export const race: typeof english = {
  pressed: (count, amount) => (count === undefined ? `${amount ?? ''}!` : `van mij voor ${count}!`),
  verdict: (first, others, drawn) =>
    `${drawn ? race.drawn(first) : `${first.you ? 'Je' : first.name} was eerst`}; ${times(others)}.`,
  at: (count) => `Uitslag bij ${count === 1 ? '1 kaart' : `${count} kaarten`}`,
  handFirst: ({ you, name }) => `${you ? 'Jouw hand' : `De hand van ${name}`} was eerst`,
  youLater: (after) => `Jij kwam ${after} ms later.`,
  later: (after) => `${after} ms later`,
  isFirst: 'eerst',
  drawn: ({ you, name }) => `Het lot besliste: ${you ? 'jij' : name}`,
  roundTrip: (ms) => `${ms} ms heen en terug`,
  fair: 'Was dat eerlijk?',
  lanes: 'Wie wanneer drukte',
  sold: 'Verkocht! Biedingen die op tijd waren, tellen nog.',
  hand: ({ you, name }, what) => `${you ? 'Jij' : name}: ${what}`,
  lagTold: (name, ms) => `De verbinding van ${name} doet er ${ms} ms heen en terug over.`,
  lag: (ms) => (ms === 0 ? 'minder dan 8 ms' : `${ms} ms`),
  lagOf: (name, ms) => `Verbinding van ${name}: ${ms} ms heen en terug`,
};
