import type { allDid as english } from '../en/all-did';

export const allDid: typeof english = {
  title: 'Wie es allen ging',
  better: (percent, others) => `Besser als ${percent} % von ${others} heute.`,
  first: 'Du bist heute die oder der Erste.',
  nobody: 'Heute hat noch niemand ein Spiel zählen lassen.',
  picture: (played) => `Wie viele wie viele Punkte hatten, von ${played}; deine Säule ist hervorgehoben.`,
  scale: (most) => `0 bis ${most} Punkte; alle hatten dieselben Karten in derselben Reihenfolge.`,
  what: 'Dein Spiel geht ohne deinen Namen an diesen Server. Dort wird es nachgespielt, damit niemand eines erfindet; Punkte und Platz bleiben vier Wochen gespeichert.',
  count: 'Mein Spiel mitzählen',
  counted: 'Dein Spiel ist mitgezählt.',
  refused:
    'Dieses Spiel lässt sich nicht zählen: Es wurde mit einer anderen Version des Programms oder anderen Einstellungen gespielt.',
};
