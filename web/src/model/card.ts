import type { AnimalId, CardId } from '../wire/protocol';

/** The parsed id of a card of the pile: `cow`, `rat`, `pedigree:cow`, `money:50`. */
export type CardKind =
  | { of: 'animal'; animal: AnimalId }
  | { of: 'rat' }
  | { of: 'pedigree'; animal: AnimalId }
  | { of: 'money'; value: number };

const pedigree = 'pedigree:';
const money = 'money:';

export const pedigreeOf = (animal: AnimalId): CardId => pedigree + animal;
export const moneyCard = (value: number | string): CardId => `${money}${value}`;

export function kindOf(card: CardId): CardKind {
  if (card.startsWith(pedigree)) return { of: 'pedigree', animal: card.slice(pedigree.length) };
  if (card.startsWith(money)) return { of: 'money', value: Number(card.slice(money.length)) };
  return card === 'rat' ? { of: 'rat' } : { of: 'animal', animal: card };
}
