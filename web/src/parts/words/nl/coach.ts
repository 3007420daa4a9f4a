import type { Explanation, Seat } from '../../../wire/protocol';
import type { coach as english } from '../en/coach';
import { groupedIn } from '../grammar/number';
import { card } from './cards';
import { deed } from './deed';

const grouped = groupedIn('nl');
type Name = (seat: Seat) => string;

const it = ({ animal }: Explanation) => (animal === undefined ? 'het' : card(animal).the);
const withIt = (why: Explanation) => (why.animal === undefined ? 'daarmee' : `met ${it(why)}`);

function reason(why: Explanation, name: Name): string {
  const other = why.other === undefined ? 'een ander' : name(why.other);
  switch (why.reason) {
    case 'whim':
      return 'waarom niet';
    case 'no_choice':
      return 'er is niets beters';
    case 'gain':
      return `${withIt(why)} zou ik zo’n ${grouped(why.worth)} punten hoger eindigen`;
    case 'too_dear':
      return `${withIt(why)} zou ik maar ${grouped(why.worth)} punten hoger eindigen`;
    case 'no_means':
      return `ik wil ${it(why)} wel, maar heb het geld niet`;
    case 'drive_up':
      return `${other} betaalt nog meer voor ${it(why)}`;
    case 'deny':
      return `${other} mag ${it(why)} niet krijgen`;
    case 'bluff':
      return 'niemand hoeft te weten hoe weinig ik het meen';
    case 'save':
      return 'ik heb mijn geld later nodig';
    case 'wait':
      return 'geen handel belooft meer';
    case 'limit':
      return `mijn grens voor ${it(why)} is ${grouped(why.limit ?? 0)}`;
    case 'learnt':
      return `van honderd zulke momenten zou ik het in ${why.sure ?? 0} zo doen`;
    case 'foreseen':
      return 'ik heb vooruitgekeken, en niets anders loopt beter af';
  }
}

export const coach: typeof english = {
  hint: ({ command, explanation }, name) =>
    explanation === null
      ? `Ik zou ${deed(command, name)}.`
      : `Ik zou ${deed(command, name)}: ${reason(explanation, name)}.`,
  lesson: {
    auction:
      'Jij bent aan de beurt: veil de bovenste kaart. De anderen bieden, en wat ze betalen is voor jou.',
    challenge:
      'Jij en een ander hebben hetzelfde dier: daag hem uit, of veil verder. Volle sets tellen, en elke set vermenigvuldigt je punten.',
    auctioneer:
      'Ze bieden op jouw kaart. Valt de hamer, dan kies jij: verkopen, of zelf kopen voor die prijs.',
    bid: 'Iedereen mag bieden, wanneer hij wil. Het hoogste bod geldt als de hamer valt.',
    bluff:
      'Dat is meer dan je hebt. Bied je toch, dan is het bluf: wie moet betalen en niet kan, toont zijn hand, en de veiling begint opnieuw.',
    right: 'Het kooprecht: verkoop en neem het geld, of betaal de bieder evenveel en houd de kaart.',
    pay: 'Betaal met je biljetten. Niemand geeft wisselgeld, dus kleine biljetten zijn kostbaar.',
    offer:
      'Een koehandel: leg biljetten dicht neer. Nullen lijken ook op geld; een dikke stapel kan bluf zijn.',
    answer:
      'Neem de stapel ongezien aan en geef het dier weg, of leg er geld tegenover: de hoogste stapel wint het dier, en de stapels worden geruild.',
    others: 'De anderen zijn bezig. Let op wat ze betalen: het verraadt wat ze nog hebben.',
    over: 'Dat was het hele spel: de punten van de sets maal hun aantal. Speel het nu met alle tien dieren.',
  },
};
