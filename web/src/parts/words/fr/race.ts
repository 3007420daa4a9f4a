import type { race as english } from '../en/race';

const times = (others: { name: string; after: number }[]) =>
  others
    .map(({ name, after }) => {
      if (after === 0) return `${name} tout aussi tôt`;
      return after > 0 ? `${name} ${after} ms plus tard` : `${name} ${-after} ms plus tôt`;
    })
    .join(', ');

export const race: typeof english = {
  pressed: (count, amount) => (count === undefined ? `${amount ?? ''} !` : `à moi pour ${count} !`),
  verdict: (first, others, drawn) =>
    `${drawn ? race.drawn(first) : `${first.you ? 'Tu étais' : `${first.name} était`} en premier`} ; ${times(others)}.`,
  at: (count) => `Verdict à ${count === 1 ? '1 carte' : `${count} cartes`}`,
  handFirst: ({ you, name }) => `${you ? 'Ta main' : `La main de ${name}`} était la première`,
  youLater: (after) => `Tu avais ${after} ms de retard.`,
  later: (after) => `${after} ms plus tard`,
  isFirst: 'en premier',
  drawn: ({ you, name }) => `Tiré au sort : ${you ? 'toi' : name}`,
  roundTrip: (ms) => `${ms} ms aller et retour`,
  fair: 'Était-ce juste ?',
  lanes: 'Qui a appuyé quand',
  sold: 'Vendu ! Les mises arrivées à temps comptent encore.',
  hand: ({ you, name }, what) => `${you ? 'Toi' : name} : ${what}`,
  lagTold: (name, ms) => `La connexion de ${name} met ${ms} ms aller et retour.`,
  lag: (ms) => (ms === 0 ? 'moins de 8 ms' : `${ms} ms`),
  lagOf: (name, ms) => `Connexion de ${name} : ${ms} ms aller et retour`,
};
