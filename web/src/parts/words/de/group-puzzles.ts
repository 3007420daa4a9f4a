import type { groupPuzzles as english } from '../en/group-puzzles';

export const groupPuzzles: typeof english = {
  lead: 'An jedem Tag zählt der erste Versuch. Zu sehen ist, wer richtig lag, nie welche Wahl es war.',
  who: 'Wer bist du in dieser Runde?',
  itsMe: 'Das bin ich',
  me: (name) =>
    `Auf diesem Gerät bist du ${name}. Deine ersten Versuche werden von selbst eingetragen, auch die der letzten Woche.`,
  notMe: 'Das bin ich nicht',
  nobody: 'Die Runde hat noch keine Spieler. Schreib sie zuerst auf dem Spielblock auf.',
  noTries: 'Noch hat es niemand versucht.',
  table: 'Wer es gelöst hat',
  player: 'Spieler',
  streak: 'In Folge',
  solved: 'Gelöst',
  solvedOf: (some, all) => `${some} von ${all}`,
  notTried: 'nicht versucht',
  span: (days) => `„Gelöst“ zählt die letzten ${days} Tage.`,
  in: (group) => `${group}: Wer hat es gelöst?`,
};
