import { pluralIn } from '../grammar/plural';
import type { strangers as english } from '../en/strangers';

const plural = pluralIn('nl');

export const strangers: typeof english = {
  how: 'Hoe wil je spelen?',
  anyEdition: 'elke uitgave',
  anyPace: 'elk tempo',
  any: 'maakt niet uit',
  botsMayCome: 'Bots mogen na 30 s meedoen',
  personTakesSeat: 'wie later komt, neemt de plaats van een bot',
  peopleOnly: 'alleen mensen',
  whoComes: 'Wie komt er',
  atTheTable: 'aan tafel',
  ofSeats: (seats) => `van ${seats}`,
  botsIn: (seconds) => `bots over ${seconds} s`,
  timeLeft: 'Tijd tot er bots komen',
  waitFor: (count) => plural(count, { one: 'We wachten nog op één', other: 'We wachten nog op #' }),
  begins: 'Iedereen is er: het begint',
  onTheWay: 'onderweg',
  takesBots: 'wil met bots spelen',
  free: 'vrij',
  orBot: 'of een bot',
  startWithBots: (count) => plural(count, { one: 'Nu beginnen met een bot', other: 'Nu beginnen met bots' }),
  waitOn: 'Blijf wachten',
  othersWait: 'Het begint zodra de anderen ook bots willen.',
  nobodyYet: 'Nog niemand. Blijven wachten, of bots toelaten?',
  letBotsIn: 'Laat bots toe',
  leave: 'Weggaan',
  lookAway: 'Een bel en de titel van het tabblad roepen je als er iemand gaat zitten. Je mag wegkijken.',
  rated:
    'Om de rating: dit spel telt voor je naam als nog iemand meespeelt die een naam bewaart. Wie weggaat, verliest.',
  unrated: 'Spellen hier tellen voor wie een naam bewaart. Jij speelt zonder rating.',
  allLeft:
    'Alle anderen zijn weggegaan. Telt dit spel en komt niemand terug, dan heb je het gewonnen, of je nu verder speelt of gaat.',
  moved: 'Elders wacht iemand: je zit nu daar aan tafel',
  satDown: (name) => `${name} zit aan tafel`,
};
