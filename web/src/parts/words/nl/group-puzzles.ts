import type { groupPuzzles as english } from '../en/group-puzzles';

export const groupPuzzles: typeof english = {
  lead: 'Van elke dag telt de eerste poging. Je ziet wie het goed had, nooit welke keuze dat was.',
  who: 'Wie ben jij in deze groep?',
  itsMe: 'Dat ben ik',
  me: (name) =>
    `Op dit apparaat ben je ${name}. Je eerste pogingen worden vanzelf ingevuld, ook die van de afgelopen week.`,
  notMe: 'Dat ben ik niet',
  nobody: 'De groep heeft nog geen spelers. Schrijf ze eerst op het scoreblok.',
  noTries: 'Nog niemand heeft er een geprobeerd.',
  table: 'Wie hem oploste',
  player: 'Speler',
  streak: 'Op rij',
  solved: 'Opgelost',
  solvedOf: (some, all) => `${some} van ${all}`,
  notTried: 'niet geprobeerd',
  span: (days) => `“Opgelost” telt de laatste ${days} dagen.`,
  in: (group) => `${group}: wie loste hem op?`,
};
