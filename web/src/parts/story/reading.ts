import { grouped } from '../i18n/locale.svelte';
import type { Messages } from '../i18n/locale.svelte';
import { pedigreeOf } from '../../model/card';
import type { GameModel } from '../../model/model';
import { herdOf } from '../cards/herd';
import { cardsOf, sumOf } from '../../model/money/money';
import { labelAt } from './names';
import type { MoneyCards, View } from '../../wire/protocol';

/** Returns money cards by their values, as they are read out: '50, 50, 10'. */
export const moneyInWords = (money: MoneyCards): string => cardsOf(money).map(grouped).join(', ');

export const purseInWords = (view: View, t: Messages): string =>
  t.story.purse(moneyInWords(view.hand), sumOf(view.hand));

/** Returns the animals of each player, seat by seat. */
export function herdsInWords(model: GameModel, t: Messages): string {
  const herds = model.view?.herds ?? [];
  const lines = herds.map((herd, seat) => {
    const animals = herdOf(herd).map(({ animal, count }) => {
      const { name, many } = t.card(animal);
      return t.play.trade.give(count, name, many);
    });
    const pedigrees = (model.view?.pedigrees[seat] ?? []).map((animal) => t.card(pedigreeOf(animal)).name);
    const owned = [...animals, ...pedigrees];
    return `${labelAt(model, seat, t)}: ${owned.length === 0 ? t.play.noHerd : owned.join('; ')}.`;
  });
  return lines.join(' ');
}
