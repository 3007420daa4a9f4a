import type { interruption as english } from '../en/interruption';

export const interruption: typeof english = {
  ago: (seconds) => (seconds <= 1 ? `il y a ${seconds} seconde` : `il y a ${seconds} secondes`),
  retry: 'Réessayer',
  sending: 'envoi en cours',
  sendingBid: (amount) => `Ton enchère de ${amount} est en cours d’envoi.`,
  sendingMove: 'Ton coup est en cours d’envoi.',
  held: 'Marteau retenu',
  heldFor: (name) => `Pas de connexion avec ${name} : le marteau attend`,
  waitsFor: (name) => `Pas de connexion avec ${name} : la table attend`,
  upTo: {
    stand_in: (time) => `Au plus ${time}, puis un bot joue à sa place.`,
    pause: (time) => `Au plus ${time}, puis la partie est en pause.`,
    go_on: (time) => `Au plus ${time}, puis la partie continue sans attendre.`,
  },
  bidMeanwhile: 'Tu peux enchérir en attendant.',
  back: (seconds) => `De retour après ${seconds} s.`,
  bidCounted: (amount) => `Tes ${amount} ont compté.`,
  moveCounted: 'Ton coup a compté.',
  bidTooLate: (amount) => `Tes ${amount} n’ont pas compté : enchéris encore si tu veux.`,
  moveTooLate: 'Ton coup n’a pas compté.',
};
