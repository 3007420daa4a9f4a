import type { groupPuzzles as english } from '../en/group-puzzles';

export const groupPuzzles: typeof english = {
  lead: 'Chaque jour, le premier essai compte. On voit qui avait raison, jamais quel était le bon choix.',
  who: 'Qui es-tu dans ce groupe ?',
  itsMe: 'C’est moi',
  me: (name) =>
    `Sur cet appareil, tu es ${name}. Tes premiers essais sont inscrits d’eux-mêmes, ceux de la dernière semaine aussi.`,
  notMe: 'Ce n’est pas moi',
  nobody: 'Le groupe n’a pas encore de joueurs. Inscris-les d’abord sur le carnet de scores.',
  noTries: 'Personne n’a encore essayé.',
  table: 'Qui l’a résolue',
  player: 'Joueur',
  streak: 'De suite',
  solved: 'Résolues',
  solvedOf: (some, all) => `${some} sur ${all}`,
  notTried: 'pas essayée',
  span: (days) => `« Résolues » compte les ${days} derniers jours.`,
  in: (group) => `${group} : qui l’a résolue ?`,
};
