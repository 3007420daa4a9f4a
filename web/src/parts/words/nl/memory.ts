import type { memory as english } from '../en/memory';

export const memory: typeof english = {
  title: 'Wat er betaald is',
  player: 'Speler',
  paid: 'Betaald',
  received: 'Gekregen',
  donkeys: 'Ezels',
  trades: 'Ruilkaarten',
  hint: 'Wat iedereen had kunnen opschrijven: veilingen en ezels in geld, koehandel alleen in kaarten, gegeven : gekregen.',
  forbidden: 'Deze tafel speelt uit het hoofd: niemand krijgt te zien wat er betaald is.',
  setting: 'Geheugensteun',
  settingHint: 'de pagina laat zien wat ieder openlijk kreeg',
  showed: (name, sum, money) => `${name} liet ${sum} zien${money === '' ? '' : ` (${money})`}.`,
};
