import { pluralIn } from '../grammar/plural';

const plural = pluralIn('en');

/** What is said to whoever plays among strangers, from how they want to play to the beginning. */
export const strangers = {
  how: 'How do you want to play?',
  anyEdition: 'any edition',
  anyPace: 'any pace',
  any: 'any',
  botsMayCome: 'Bots may fill in after 30 s',
  personTakesSeat: 'a person who comes later takes a bot’s seat',
  peopleOnly: 'people only',
  whoComes: 'Who is coming',
  atTheTable: 'at the table',
  ofSeats: (seats: number) => `of ${seats}`,
  botsIn: (seconds: number) => `bots in ${seconds} s`,
  timeLeft: 'Time until bots come',
  waitFor: (count: number) => plural(count, { one: 'We wait for one more', other: 'We wait for # more' }),
  begins: 'All are here: it begins',
  onTheWay: 'on the way',
  takesBots: 'would play with bots',
  free: 'free',
  orBot: 'or a bot',
  startWithBots: (count: number) =>
    plural(count, { one: 'Start now with a bot', other: 'Start now with bots' }),
  waitOn: 'Keep waiting',
  othersWait: 'It begins once the others want bots too.',
  nobodyYet: 'Nobody yet. Keep waiting, or let bots in?',
  letBotsIn: 'Let bots in',
  leave: 'Leave',
  lookAway: 'A bell and the tab’s title call you when somebody sits. You may look away.',
  rated: 'Rated: this game counts for your name if another who keeps theirs plays too. Whoever leaves loses.',
  unrated: 'Games here are rated for whoever keeps their name. You play unrated.',
  allLeft:
    'All others have left. If this game is rated and none of them comes back, you have won it, whether you play on or go.',
  moved: 'Somebody waits elsewhere: you sit at their table now',
  satDown: (name: string) => `${name} has sat down`,
};
