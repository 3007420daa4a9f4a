import type { assessment as english } from '../en/assessment';
import { pluralIn } from '../grammar/plural';
import { deed } from './deed';

const plural = pluralIn('de');
const points = (count: number) => plural(count, { one: '# Prozentpunkt', other: '# Prozentpunkte' });

export const assessment: typeof english = {
  lead: 'Beurteilt nach dem, was man an diesem Platz in diesem Moment wissen konnte, auf diesem Gerät.',
  whose: 'Wessen Spiel?',
  thinking: (percent) => `Ich denke es durch: ${percent} %`,
  stop: 'Anhalten',
  start: 'Neu beginnen',
  failed: 'Dieses Spiel ließ sich auf diesem Gerät nicht beurteilen.',
  chances: 'Siegchancen',
  chancesTitle: (who) =>
    `Siegchancen, wie ${who} sie beurteilen konnte; die Werte stehen in der Tabelle darunter.`,
  numbers: 'Als Tabelle, in Prozent',
  mistakes: 'Die teuersten Fehler',
  best: 'Die besten Züge',
  asWeWould: 'Wir hätten genauso gespielt.',
  deed,
  letGo: 'Gehen lassen',
  goOn: (limit) => `Weiterbieten, bis ${limit}`,
  lot: (animal, copy) => (copy === 0 ? animal : `${animal} Nummer ${copy}`),
  worth: (sum) => `Dir damals etwa ${sum} wert.`,
  better: (what, more) => `Besser: ${what}, +${points(more)} Siegchance.`,
  nextBest: (what, less) => `Das Nächstbeste: ${what}, −${points(less)} Siegchance.`,
  giveOrTake: (margin) => `plus oder minus ${margin}`,
  oneMove: {
    mistake: (place, all) => `Fehler ${place} von ${all}`,
    best: (place, all) => `Bester Zug ${place} von ${all}`,
    you: (what) => `Du: ${what}`,
    better: (what) => `Besser: ${what}`,
    nextBest: (what) => `Nächstbestes: ${what}`,
    knew: (all) => `Du wusstest, wie viele Geldkarten die anderen hielten (${all}).`,
    othersKnew: (cards) =>
      `Die anderen wussten von dir nur dies: Geldkarten, ${cards}, was vor dir liegt und was offen gezahlt wurde.`,
    before: 'Davor',
    next: 'Weiter',
    close: 'Schließen: zurück zur Aufzeichnung',
    percent: (percent) => `${percent} Prozent Siegchance`,
  },
  balance: 'Glück und Können',
  parts: {
    beginning: 'Chance am Anfang',
    choices: 'Eigene Entscheidungen',
    cards: 'Aufgedeckte Karten',
    others: 'Was die anderen taten',
    end: 'Chance am Ende',
  },
  sums: 'Jede Entscheidung zählt in ihrem Moment. Was die anderen selbst verspielen, zählt bei ihnen.',
};
