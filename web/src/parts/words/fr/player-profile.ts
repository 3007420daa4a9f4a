import type { playerProfile as english } from '../en/player-profile';
import { pluralIn } from '../grammar/plural';

const plural = pluralIn('fr');
const points = (count: number) => plural(count, { one: '# point', other: '# points' });

export const playerProfile: typeof english = {
  lead: 'D’après les parties de ce groupe jouées ici à des tables, jugées par l’entraîneur sur cet appareil. Un point est un centième de victoire.',
  none: 'Aucune partie de ce groupe n’a encore été jouée ici à une table. Ouvrez une table pour le groupe : ses parties viennent d’elles-mêmes et disent comment chacun joue.',
  whose: 'Le jeu de qui',
  plays: (name) => `Comment joue ${name}`,
  together:
    'D’après les parties que vous avez jouées ensemble, jugées par l’entraîneur sur cet appareil ; personne d’autre ne l’apprend. Un point est un centième de victoire.',
  lost: (count) => `Laisse ${points(count)} par partie par ses propres choix.`,
  latelyLess: (count) => `Laisse ces derniers temps ${points(count)} par partie de moins qu’au début.`,
  latelyMore: (count) => `Laisse ces derniers temps ${points(count)} par partie de plus qu’au début.`,
  mostBy: (count, slip) => `Le plus, ${count} : « ${slip} ».`,
  dear: (percent, cards) => `Paie ${cards} ${percent} % au-dessus de leur valeur.`,
  cheap: (percent, cards) => `Paie ${cards} ${percent} % au-dessous de leur valeur.`,
  fair: (cards) => `Paie ${cards} ce qu’elles valent.`,
  met: (bluffs, seen) =>
    `Sous son marteau, ${plural(bluffs, { one: '# enchère', other: '# enchères' })} au-dessus de la main, ${seen} percées à jour.`,
  lucky: (count) => `Les cartes retournées ont apporté ${points(count)} par partie : c’était de la chance.`,
  unlucky: (count) =>
    `Les cartes retournées ont coûté ${points(count)} par partie : c’était de la malchance.`,
  worth: 'Valeur pour soi',
  choices: 'Ses propres choix',
  compared: 'Côte à côte',
  lostAGame: 'Points laissés par partie',
  ownSeen: 'Ses bluffs percés à jour',
  othersSeen: 'Bluffs des autres percés à jour',
  paidOver: 'Payé en trop',
  share: (some, all) => `${some} sur ${all}`,
};
