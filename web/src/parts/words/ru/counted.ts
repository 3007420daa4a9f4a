import { pluralIn } from '../grammar/plural';

export const plural = pluralIn('ru');

export const cards = (count: number): string =>
  plural(count, { one: '# карта', few: '# карты', other: '# карт' });

export const notes = (count: number): string =>
  plural(count, { one: '# купюра', few: '# купюры', other: '# купюр' });

/** As an object: «кладёшь одну купюру». */
export const notesLaid = (count: number): string =>
  plural(count, { one: '# купюру', few: '# купюры', other: '# купюр' });

/** After «по». */
export const notesEach = (count: number): string =>
  plural(count, { one: '# купюре', few: '# купюрам', other: '# купюрам' });

export const points = (count: number): string =>
  plural(count, { one: '# очко', few: '# очка', other: '# очков' });
