// The explanations of bots and the coach: one message for the choice and one for the reason.
import { countOf, sumOf } from '../../model/money/money';
import type { AdviceMessage, CardId, Command, Explanation, Seat } from '../../wire/protocol';
import type { CardWords } from './cards';
import type { CoachMessages, CoreMessages, DeedMessages } from './messages.gen';

type Card = (id: CardId) => CardWords;
type NameOf = (seat: Seat) => string;
type Reasons = CoreMessages['bots']['because'] | CoachMessages['because'];

const reasonOf = (reasons: Reasons, why: Explanation, lot: string, other: string): string =>
  reasons[why.reason](lot, other, why.worth, why.price, why.limit ?? 0, why.sure ?? 0);

/** A bot's answer to 'Why?': its action, and the reason. */
export function because(bots: CoreMessages['bots'], card: Card, why: Explanation, other: string): string {
  const { animal, copy, worth, price } = why;
  const words = animal === undefined ? undefined : card(animal);
  const lot = words === undefined ? bots.it : bots.lot(copy, words.the, words.name);
  const deed = bots.did[why.deed](lot, other, worth, price, 0, 0);
  return bots.sentence(deed, reasonOf(bots.because, why, lot, other));
}

/** Returns a possible or actual action of a player, as a phrase: 'bid 90'. */
export function deedOf(messages: DeedMessages, card: Card, command: Command | null, name: NameOf): string {
  if (command === null) return messages.silence('', '', '', 0, 0, 0, '');
  const who = 'seat' in command ? name(command.seat) : '';
  const words = 'animal' in command ? card(command.animal) : undefined;
  const amount = 'amount' in command ? command.amount : 0;
  const note = 'card' in command ? command.card : 0;
  const [count, worth] = 'money' in command ? [countOf(command.money), sumOf(command.money)] : [0, 0];
  const money = messages.money(count, worth);
  return messages[command.do](who, words?.the ?? '', words?.many ?? '', amount, note, count, money);
}

/** The same for one language. */
export const deedIn =
  (messages: DeedMessages, card: Card) =>
  (command: Command | null, name: NameOf): string =>
    deedOf(messages, card, command, name);

/** Returns the coach's advice, with its reason if there is one. */
export function hintOf(
  messages: CoachMessages,
  deeds: DeedMessages,
  card: Card,
  { command, explanation }: AdviceMessage,
  name: NameOf,
): string {
  const deed = deedOf(deeds, card, command, name);
  if (explanation === null) return messages.would(deed);
  const { animal, other } = explanation;
  const lot = animal === undefined ? messages.it : card(animal).the;
  const whom = other === undefined ? messages.other : name(other);
  return messages.wouldBecause(deed, reasonOf(messages.because, explanation, lot, whom));
}
