import type { Command, Explanation, MoneyCards, Seat } from '../../../wire/protocol';
import type { coach as english } from '../en/coach';
import { groupedIn } from '../grammar/number';
import { pluralIn } from '../grammar/plural';
import { card } from './cards';

const plural = pluralIn('nl');
const grouped = groupedIn('nl');
type Name = (seat: Seat) => string;

function money(cards: MoneyCards): string {
  const piles = Object.entries(cards);
  const count = piles.reduce((sum, [, many]) => sum + many, 0);
  const worth = piles.reduce((sum, [value, many]) => sum + Number(value) * many, 0);
  return count === 0
    ? 'niets'
    : `${plural(count, { one: '# biljet', other: '# biljetten' })}, samen ${worth}`;
}

function deed(command: Command | null, name: Name): string {
  if (command === null) return 'mijn mond houden';
  switch (command.do) {
    case 'auction':
      return 'een kaart veilen';
    case 'divide':
      return 'een kaart bekijken';
    case 'challenge':
      return `${name(command.seat)} uitdagen om ${card(command.animal).the}`;
    case 'stop':
      return 'het daarbij laten';
    case 'bid':
      return `${command.amount} bieden`;
    case 'sell':
      return 'verkopen en het geld nemen';
    case 'buy':
      return 'zelf kopen';
    case 'pay':
      return `betalen met ${money(command.money)}`;
    case 'offer':
      return `${money(command.money)} neerleggen`;
    case 'accept':
      return 'het geld ongezien aannemen';
    case 'counter':
      return `er ${money(command.money)} tegenover leggen`;
    case 'claim':
      return '„van mij!” roepen';
    case 'take':
      return 'de rat nemen';
    case 'lay':
      return `een ${command.card} neerleggen`;
    case 'keep':
      return 'de kaart houden';
    case 'give':
      return 'de kaart weggeven';
    case 'exclude':
      return `het kwartet ${card(command.animal).many} weglaten`;
  }
}

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
