import type { Explanation, Seat } from '../../../wire/protocol';
import type { coach as english } from '../en/coach';
import { groupedIn } from '../grammar/number';
import { deed } from './deed';

const grouped = groupedIn('de');
type Name = (seat: Seat) => string;

function reason(why: Explanation, name: Name): string {
  const other = why.other === undefined ? 'jemand anderes' : name(why.other);
  switch (why.reason) {
    case 'whim':
      return 'warum nicht';
    case 'no_choice':
      return 'es gibt nichts Besseres';
    case 'gain':
      return `am Ende dürfte ich damit etwa ${grouped(why.worth)} Punkte mehr haben`;
    case 'too_dear':
      return `am Ende hätte ich damit nur ${grouped(why.worth)} Punkte mehr`;
    case 'no_means':
      return 'ich hätte gern mehr, aber das Geld fehlt';
    case 'drive_up':
      return `${other} zahlt noch mehr dafür`;
    case 'deny':
      return `${other} soll leer ausgehen`;
    case 'bluff':
      return 'es muss ja niemand wissen, wie wenig ernst es mir ist';
    case 'save':
      return 'das Geld brauche ich später';
    case 'wait':
      return 'kein Handel verspricht mehr';
    case 'limit':
      return `meine Grenze dafür ist ${grouped(why.limit ?? 0)}`;
    case 'learnt':
      return `von hundert solchen Momenten würde ich es in ${why.sure ?? 0} so machen`;
    case 'foreseen':
      return 'ich habe vorausgeschaut, und nichts anderes geht besser aus';
  }
}

export const coach: typeof english = {
  hint: ({ command, explanation }, name) =>
    explanation === null
      ? `Mein Rat: ${deed(command, name)}.`
      : `Mein Rat: ${deed(command, name)}; ${reason(explanation, name)}.`,
  lesson: {
    auction:
      'Du bist dran: Versteigere die oberste Karte. Die anderen bieten, und was sie zahlen, gehört dir.',
    challenge:
      'Du und jemand anderes habt das gleiche Tier: Fordere es heraus, oder versteigere weiter. Nur volle Sätze zählen, und jeder vervielfacht deine Punkte.',
    auctioneer:
      'Geboten wird auf deine Karte. Fällt der Hammer, wählst du: verkaufen, oder sie zu dem Preis selbst kaufen.',
    bid: 'Bieten darf jeder, jederzeit. Es gilt, was am höchsten steht, wenn der Hammer fällt.',
    bluff:
      'Das ist mehr, als du hast. Bietest du trotzdem, ist es ein Bluff: Wer zahlen muss und nicht kann, legt die Hand offen, und es wird neu versteigert.',
    right:
      'Das Vorkaufsrecht: Verkaufe und nimm das Geld, oder zahle dem Bieter so viel und behalte die Karte.',
    pay: 'Zahle mit deinen Scheinen. Niemand gibt heraus; kleine Scheine sind also Gold wert.',
    offer:
      'Ein Kuhhandel: Leg Scheine verdeckt hin. Auch Nullen sehen nach Geld aus; ein dicker Stapel kann ein Bluff sein.',
    answer:
      'Nimm den Stapel ungesehen und gib das Tier her, oder halte dagegen: Der höhere Stapel bekommt das Tier, und die Stapel werden getauscht.',
    others: 'Die anderen sind am Zug. Merk dir, was sie zahlen: Es verrät, was ihnen bleibt.',
    over: 'Das war das ganze Spiel: die Punkte der Sätze mal ihre Zahl. Nun spiel es mit allen zehn Tieren.',
  },
};
