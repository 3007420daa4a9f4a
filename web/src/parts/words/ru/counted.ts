import { pluralIn } from '../grammar/plural';

export const plural = pluralIn('ru');

export const cards = (count: number): string =>
  plural(count, { one: '# карта', few: '# карты', other: '# карт' });

/** As an object: «кладёшь одну карту». */
export const cardsLaid = (count: number): string =>
  plural(count, { one: '# карту', few: '# карты', other: '# карт' });

export const points = (count: number): string =>
  plural(count, { one: '# очко', few: '# очка', other: '# очков' });
