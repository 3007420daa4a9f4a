import type { conduct as english } from '../en/conduct';

export const conduct: typeof english = {
  open: 'Mener la table',
  speed: 'Rythme',
  pace: (speed) => (speed <= 1 ? 'calme' : speed === 2 ? 'vif' : 'rapide'),
  paceHint: (speed) =>
    speed <= 1
      ? 'Trois secondes de la mise au premier appel, et le temps de regarder.'
      : speed === 2
        ? 'Une seconde et demie de la mise au premier appel.'
        : 'Une seconde au plus de la mise au premier appel ; tout se montre moins longtemps.',
  ownGavel: 'son propre marteau',
  ownGavelHint: 'Chaque commissaire fait ses appels lui-même.',
  absence: 'Si quelqu’un perd la connexion',
  standIn: 'un bot joue jusqu’à son retour',
  pauseFor: 'tous attendent',
  goOn: 'la partie continue sans lui',
  standInKind: 'Le bot qui remplace',
  pause: 'Pause',
  resume: 'Reprendre',
  paused: 'En pause.',
  waitsFor: (name) => `Pause : ${name} est absent.`,
  seats: 'Places',
  botFor: (name) => `Un bot pour ${name}`,
  botHere: 'Asseoir un bot',
  free: (name) => `Libérer la place de ${name}`,
  bot: 'Bot',
  freeSeat: 'Libérer',
  askFree: (name) => `Libérer la place de ${name} ?`,
  freeHint:
    'Une place libérée garde ses animaux et son argent ; un bot ou quelqu’un d’autre continue avec eux.',
  freeNow: 'Libérer',
  notNow: 'Pas maintenant',
  empty: 'vide',
  standsIn: (bot) => `${bot} remplace`,
  call: ['Une fois !', 'Deux fois !', 'Adjugé !'],
  callHint: 'Le marteau est à toi : appelle quand plus personne ne mise.',
  openHands: {
    setting: 'Les spectateurs voient toutes les mains',
    never: 'jamais',
    after: (minutes) => `${minutes} minutes plus tard`,
    late: (minutes) => `Toutes les mains, telles qu’elles étaient il y a au moins ${minutes} minutes.`,
    seesLate: (minutes) => `Tu vois cette table avec ${minutes} minutes de retard.`,
    quiet: 'Rien n’est encore en route.',
    firstAt: (time, moves) =>
      `Ce qui se passe maintenant, tu le verras à partir de ${time}, après encore ${moves} coups ou la fin de la partie.`,
    warning:
      'Un joueur qui regarderait sa propre table en apprendrait quand même : pour des tables où règne la confiance.',
  },
  review: {
    together: 'Revoir la partie ensemble',
    follow: (name) => `Suivre ${name} dans la partie`,
    leads: 'Les autres voient ce que tu montres.',
    follows: (name) => `Tu suis ${name}.`,
    alone: (name) => `${name} mène ; tu regardes de ton côté.`,
    leave: 'Sans suivre',
    again: 'Suivre de nouveau',
    over: 'Plus personne ne mène.',
  },
  told: {
    standIn: (name, bot) => `${bot} remplace ${name}.`,
    paused: (name) => (name === undefined ? 'La partie est en pause.' : `La partie attend ${name}.`),
    resumed: 'La partie reprend.',
    conducted: (speed) => `La table est menée autrement : ${speed}.`,
  },
};
