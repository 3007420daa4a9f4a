import type { levels as english } from '../en/levels';

const characters: Readonly<Record<string, string>> = {
  random: 'fait n’importe quoi, pourvu que ce soit permis',
  dreamer: 'paie pour tout ce qui lui plaît',
  guest: 'est au marché pour la première fois et s’étonne des prix',
  child: 'connaît chaque bête par son nom, l’argent un peu moins',
  neighbour: 'passe bavarder et paie parfois un peu trop',
  miser: 'couve son argent et laisse les autres payer trop cher',
  bluffer: 'mise haut et pose beaucoup de billets sans valeur',
  blocker: 'veille à ce que personne d’autre n’ait de famille',
  collector: 'paie n’importe quoi pour la carte qui manque encore',
  farmer: 'pèse les prix et les chances, comme toujours au marché',
  innkeeper: 'a entendu bien des marchandages et en calcule quelques-uns',
  trader: 'calcule chaque marchandage jusqu’au bout',
  shark: 'joue toute la soirée dans sa tête avant de miser',
  fox: 'a appris en jouant ce qui rapporte',
  owl: 'a appris aussi, et regarde plus loin avant de se décider',
};

export const levels: typeof english = {
  character: (kind) => characters[kind] ?? '',
  likeMeIs: (level) =>
    `Niveau ${level} pour l’instant : il monte quand tu gagnes plus que ta part contre des bots, et baisse quand tu gagnes moins. Seul cet appareil le sait.`,
};
