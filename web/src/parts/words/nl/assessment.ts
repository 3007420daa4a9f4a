import type { assessment as english } from '../en/assessment';
import { pluralIn } from '../grammar/plural';
import { deed } from './deed';

const plural = pluralIn('nl');
const points = (count: number) => plural(count, { one: '# procentpunt', other: '# procentpunten' });

const ordinals = ['Eerste', 'Tweede', 'Derde', 'Vierde'];

export const assessment: typeof english = {
  lead: 'Beoordeeld naar wat je op die plaats en op dat moment kon weten, op dit apparaat.',
  whose: 'Wiens spel?',
  thinking: (percent) => `Ik denk het door: ${percent} %`,
  stop: 'Stoppen',
  start: 'Opnieuw beginnen',
  failed: 'Dit spel kon op dit apparaat niet worden beoordeeld.',
  chances: 'Winkansen',
  chancesTitle: (who) => `Winkansen zoals ${who} ze kon schatten; de waarden staan in de tabel eronder.`,
  numbers: 'Als tabel, in procenten',
  mistakes: 'De duurste fouten',
  best: 'De beste zetten',
  asWeWould: 'Wij hadden het net zo gespeeld.',
  deed,
  letGo: 'laten gaan',
  goOn: (limit) => `verder bieden, tot ${limit}`,
  lot: (animal, copy) => (copy === 0 ? animal : `${ordinals[copy - 1] ?? 'Nog een'} ${animal.toLowerCase()}`),
  worth: (sum) => `Jou toen zo’n ${sum} waard.`,
  better: (what, more) => `Beter: ${what}, +${points(more)} winkans.`,
  nextBest: (what, less) => `Het op een na beste: ${what}, −${points(less)} winkans.`,
  giveOrTake: (margin) => `${margin} meer of minder`,
  oneMove: {
    mistake: (place, all) => `Fout ${place} van ${all}`,
    best: (place, all) => `Beste zet ${place} van ${all}`,
    you: (what) => `Jij: ${what}`,
    better: (what) => `Beter: ${what}`,
    nextBest: (what) => `Op één na beste: ${what}`,
    knew: (all) => `Je wist hoeveel geldkaarten de anderen hadden (${all}).`,
    othersKnew: (cards) =>
      `De anderen wisten van jou alleen dit: geldkaarten, ${cards}, wat voor je ligt en wat open is betaald.`,
    before: 'Vorige',
    next: 'Volgende',
    close: 'Sluiten: terug naar de herhaling',
    percent: (percent) => `${percent} procent winkans`,
  },
  balance: 'Geluk en kunnen',
  parts: {
    beginning: 'Kans aan het begin',
    choices: 'Eigen keuzes',
    cards: 'Omgedraaide kaarten',
    others: 'Wat de anderen deden',
    end: 'Kans aan het eind',
  },
  sums: 'Elke keuze telt op haar eigen moment. Wat de anderen zelf verspelen, telt bij hen.',
};
