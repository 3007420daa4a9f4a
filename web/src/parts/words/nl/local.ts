import type { local as english } from '../en/local';

export const local: typeof english = {
  title: 'Op dit toestel',
  lead: 'Ook zonder netwerk: tegen bots, of samen door het toestel rond te geven.',
  playOffline: 'Offline tegen bots spelen',
  here: 'Op dit toestel spelen, zonder server',
  player: (place) => `Speler ${place} hier (leeg: een bot)`,
  alone:
    'Deze pagina heeft geen server: speel hier tegen bots of geef dit toestel door. Voor tafels met anderen start iemand op een computer het programma kuhhandel; dat toont het adres voor iedereen.',
  noServer: 'Geen verbinding met de server. Op dit toestel kun je toch spelen.',
  over: 'afgelopen',
  forget: (table) => `${table} weggooien`,
  pass: (name) => `Geef het toestel aan ${name}`,
  passWhy: 'Wat nu komt, is maar voor één paar ogen.',
  iAm: (name) => `Ik ben ${name}`,
  putBack: 'Terug in het midden',
  bids: (name, amount) => `${name} biedt ${amount}`,
  claims: (name) => `${name} roept: van mij!`,
  mine: 'Van mij!',
  look: (name) => `${name} kijkt in de eigen hand`,
};
