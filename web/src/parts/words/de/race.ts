import type { race as english } from '../en/race';

const times = (others: { name: string; after: number }[]) =>
  others
    .map(({ name, after }) => {
      if (after === 0) return `${name} ebenso früh`;
      return after > 0 ? `${name} ${after} ms später` : `${name} ${-after} ms früher`;
    })
    .join(', ');

export const race: typeof english = {
  pressed: (count, amount) => (count === undefined ? `${amount ?? ''}!` : `meins für ${count}!`),
  verdict: (first, others, drawn) =>
    `${drawn ? race.drawn(first) : `${first.you ? 'Du warst' : `${first.name} war`} zuerst da`}; ${times(others)}.`,
  at: (count) => `Urteil bei ${count === 1 ? 'einer Karte' : `${count} Karten`}`,
  handFirst: ({ you, name }) => `${you ? 'Deine Hand' : `Die Hand von ${name}`} war zuerst da`,
  youLater: (after) => `Du kamst ${after} ms später.`,
  later: (after) => `${after} ms später`,
  isFirst: 'zuerst',
  drawn: ({ you, name }) => `Das Los entschied: ${you ? 'du' : name}`,
  roundTrip: (ms) => `${ms} ms hin und zurück`,
  fair: 'War das gerecht?',
  lanes: 'Wer wann gedrückt hat',
  sold: 'Verkauft! Gebote, die rechtzeitig waren, zählen noch.',
  hand: ({ you, name }, what) => `${you ? 'Du' : name}: ${what}`,
  lagTold: (name, ms) => `Die Verbindung von ${name} braucht ${ms} ms hin und zurück.`,
  lag: (ms) => (ms === 0 ? 'unter 8 ms' : `${ms} ms`),
  lagOf: (name, ms) => `Verbindung von ${name}: ${ms} ms hin und zurück`,
};
