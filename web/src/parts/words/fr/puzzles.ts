import { pluralIn } from '../grammar/plural';
import type { puzzles as english } from '../en/puzzles';

const plural = pluralIn('fr');
const days = (count: number): string => plural(count, { one: '# jour', other: '# jours de suite' });

export const puzzles: typeof english = {
  title: 'Énigmes',
  lead: (all) => `${all} moments de parties entre bots. Un choix est nettement le meilleur.`,
  ofDay: 'Aujourd’hui',
  byTheme: 'Par thème',
  solved: (some, all) => `${some} sur ${all} résolues`,
  solve: 'Résoudre l’énigme du jour',
  seeAgain: 'Revoir celle du jour',
  puzzle: (number) => `Énigme ${number}`,
  ask: (name) => `Tu es ${name}. Que faire ?`,
  right: (what) => `Juste : ${what}`,
  wrong: (what) => `Pas tout à fait : ${what}`,
  playOut: 'Voir la suite',
  back: 'Revenir à la réponse',
  next: 'Énigme suivante',
  all: 'Toutes les énigmes',
  share: 'Partager',
  copied: 'Copié : une ligne à coller où tu veux.',
  line: (which, right, streak) =>
    `Kuhhandel, ${which} : ${right ? 'résolue du premier coup' : 'pas résolue du premier coup'}${streak > 1 ? `, ${days(streak)}` : ''}`,
  again: 'Celle-ci, tu l’as déjà essayée ; seul le premier essai compte.',
  chances: (worlds) =>
    `Chances de gagner à partir d’ici, jugées dans ${worlds} parties imaginées d’après ce que tu pouvais savoir ; les traits montrent si la différence est sûre.`,
  failed: 'Les énigmes n’ont pas pu être chargées. Après une visite avec réseau, elles marchent aussi sans.',
  retry: 'Réessayer',
  missing: (number, all) => `Il n’y a pas d’énigme ${number}. Elles vont de 1 à ${all}.`,
  streak: days,
  lowerCount: 'attendre un nombre plus bas',
  wasSolved: 'résolue',
  wasTried: 'essayée',
  themes: {
    zeros: 'Zéros',
    dear: 'Animaux chers',
    ties: 'Sommes égales',
    donkeys: 'Ânes',
    last_trades: 'Derniers marchandages',
    mine: 'À MOI !',
    rats: 'Rats',
    stop: 'Quand s’arrêter',
  },
  lesson: {
    silence: 'La mise dépasse ce que cette carte te rapporte. Qui la prend aura moins pour la suivante.',
    bid: 'À ce prix, elle te rapporte plus que l’argent ailleurs.',
    bid_deny: (rival) =>
      `Si tu laisses filer, elle va à ${rival}, et le gain là-bas dépasse ce qu’elle te coûte.`,
    sell: 'L’argent vaut plus pour toi que l’animal.',
    buy: 'À ce prix, c’est bon marché, et c’est à toi de décider.',
    auction: 'Aucun marchandage ne promet ici plus que la prochaine carte, et l’argent posé est perdu.',
    challenge: 'Ce marchandage promet le plus : tu as plus besoin de l’animal, ou tu peux poser plus.',
    stop: 'Tu as ce que tu voulais.',
    offer: 'Pose ce qu’il faut pour gagner, et ce que l’animal vaut pour toi.',
    offer_bluff:
      'L’animal ne vaut pas ton argent ici. Les zéros ressemblent à de l’argent et ne coûtent rien.',
    accept:
      'Pour gagner, il faudrait poser plus que cela ne vaut pour toi. Prends donc l’argent sans le voir.',
    counter: 'Cela vaut pour toi plus que ce qu’il faut pour battre la pile.',
    counter_bluff: 'Les zéros ne te coûtent rien : si l’autre a bluffé aussi, ils peuvent suffire.',
    claim: 'Cela vaut ce nombre de cartes. Qui attend moins trouve plus rapide que soi.',
    wait: 'C’est trop de cartes pour cela. Laisse le compte descendre.',
    take: 'Ce qui est posé sur le rat te revient, et une carte posée est perdue. Seuls les quatre ensemble nuisent.',
    lay: 'Une carte coûte maintenant moins que le rat : au suivant de décider.',
    less: 'Ce qui dépasse l’autre pile est donné, car les piles s’échangent.',
    more: 'Trop peu perd l’animal, et ce qui était posé avec.',
  },
};
