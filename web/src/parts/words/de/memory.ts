import type { memory as english } from '../en/memory';

export const memory: typeof english = {
  title: 'Was gezahlt wurde',
  player: 'Spieler',
  paid: 'Gezahlt',
  received: 'Bekommen',
  donkeys: 'Esel',
  trades: 'Tauschkarten',
  hint: 'Was jeder hätte mitschreiben können: Versteigerungen und Esel in Geld, Kuhhandel nur in Karten, gegeben : bekommen.',
  forbidden: 'An diesem Tisch wird aus dem Gedächtnis gespielt: niemand erfährt, was gezahlt wurde.',
  setting: 'Gedächtnisstütze',
  settingHint: 'die Seite zeigt, was jeder offen bekommen hat',
  showed: (name, sum, money) => `${name} zeigte ${sum}${money === '' ? '' : ` (${money})`}.`,
};
