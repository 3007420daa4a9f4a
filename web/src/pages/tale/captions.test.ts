// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { all as messages } from 'virtual:messages/all';
import { de, en, fr, nl, ru } from '../../parts/i18n/fixtures/languages';
import { bare, rawName } from '../../parts/i18n/fixtures/bare';
import type { Tale } from '../../wire/protocol';
import { longestTitle, captionOf, type CaptionContext } from './captions';

const languages = { en, de, nl, fr, ru };
type Language = keyof typeof languages;

const golden = fileURLToPath(new URL('../../../../tests/golden/', import.meta.url));
const tales = readdirSync(golden)
  .filter((name) => name.endsWith('.tales.json'))
  .flatMap((name) => JSON.parse(readFileSync(golden + name, 'utf8')) as Tale[]);

const contextOf = (language: Language, seats: readonly string[]): CaptionContext => ({
  seats,
  words: messages[language].tale,
  t: languages[language],
});
const six = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fritz'];
const inEnglish = (tale: Tale) => captionOf(contextOf('en', six), tale);

/** Each tale of the golden games, also with every kind of animal and with names of any length. */
const all = tales.flatMap((tale) =>
  ['cow', 'rooster', 'guinea_fowl', 'a_very_long_animal_of_somebody'].map((animal): Tale => {
    if ('lot' in tale) return { ...tale, lot: animal };
    return { ...tale, animal };
  }),
);

describe.each(Object.keys(languages) as Language[])('a tale in %s', (language) => {
  const captions = all.flatMap((tale) =>
    [six, six.map((name) => name.repeat(6).slice(0, 24))].map((seats) =>
      captionOf(contextOf(language, seats), tale),
    ),
  );

  it('has a title of at most thirty letters', () => {
    expect(captions.map(({ title }) => title).filter((title) => title.length > longestTitle)).toEqual([]);
  });

  it('has no missing values', () => {
    expect(captions.filter(({ title, text }) => /undefined|null|NaN|\?|\[object/.test(title + text))).toEqual(
      [],
    );
  });

  it('addresses the reader, and names nobody else otherwise', () => {
    for (const [you, name] of six.entries()) {
      const captions = tales.map((tale) => captionOf({ ...contextOf(language, six), you }, tale));
      expect(captions.filter(({ title, text }) => `${title} ${text}`.includes(name))).toEqual([]);
    }
  });

  it('contains no raw names, and no animal without its article', () => {
    const texts = captions.flatMap(({ title, text }) => [title, text]);
    const wrong = (text: string) =>
      rawName.test(text) || (language !== 'ru' && bare(text, language).length > 0);

    expect([...new Set(texts.filter(wrong))]).toEqual([]);
  });

  it('fits its card', () => {
    const longest = Math.max(...tales.map((tale) => captionOf(contextOf(language, six), tale).text.length));

    expect(longest).toBeLessThanOrEqual(125);
  });
});

it('exists for every kind', () => {
  expect(new Set(tales.map(({ kind }) => kind))).toEqual(new Set(Object.keys(messages.en.tale.tags)));
});

const robbery: Extract<Tale, { kind: 'robbery' }> = {
  kind: 'robbery',
  step: 84,
  taker: 4,
  from: 5,
  animal: 'pig',
  count: 2,
  worth: 325,
  laid: { 0: 1 },
  cost: 0,
};

describe('a robbery', () => {
  it('describes two pigs for one zero', () => {
    expect(inEnglish(robbery)).toEqual({
      title: '2 pigs for one zero',
      text: 'Fritz took one note, unseen, for 2 pigs. It was a zero.',
    });
  });

  it('names both sums if the opponent countered', () => {
    const countered = { ...robbery, laid: { 50: 1 }, against: { 10: 4 }, cost: 10 };

    expect(inEnglish(countered)).toEqual({
      title: '2 pigs for 10',
      text: '50 from Emil against 40 from Fritz: that was enough for 2 pigs.',
    });
  });

  it('may be for free', () => {
    expect(inEnglish({ ...robbery, laid: {} }).text).toBe(
      'Emil offered nothing at all, and Fritz gave 2 pigs for it.',
    );
  });
});

const sale = {
  step: 41,
  auctioneer: 0,
  buyer: 1,
  payee: 0,
  lot: 'cow',
  worth: 200,
  price: 640,
  bidders: [1, 2],
};

describe('an expensive lot', () => {
  it('names the number of bidders', () => {
    expect(inEnglish({ kind: 'dear_lot', ...sale })).toEqual({
      title: 'The priciest cow: 640',
      text: 'Ben paid 640; 2 had bid. It is worth 200 of its quartet.',
    });
  });

  it('mentions that the auctioneer would not sell', () => {
    const kept: Tale = { kind: 'dear_lot', ...sale, buyer: 0, payee: 1 };

    expect(inEnglish(kept).text).toMatch(/^Anna would not let it go and paid 640 to Ben\./);
  });

  it('declines in German and Dutch', () => {
    const title = (language: Language, lot: string) =>
      captionOf(contextOf(language, six), { kind: 'dear_lot', ...sale, lot }).title;

    expect(['cow', 'horse', 'donkey'].map((lot) => title('de', lot))).toEqual([
      'Die Kuh für 640',
      'Das Pferd für 640',
      'Der Esel für 640',
    ]);
    expect(title('nl', 'horse')).toBe('Het paard voor 640');
    expect(title('fr', 'donkey')).toBe('L’âne à 640');
    expect(title('ru', 'cow')).toBe('Корова за 640');
  });
});

it('a bargain without bids is free', () => {
  const { payee: _nobody, ...free } = { ...sale, price: 0, bidders: [], buyer: 0 };

  expect(inEnglish({ kind: 'bargain', ...free })).toEqual({
    title: 'Cow for nothing',
    text: 'Nobody bid, so Anna kept it. It is worth 200 of its quartet.',
  });
});

const bluff = { step: 63, seat: 4, bid: 320, hand: 10, lot: 'horse', buyer: 5, price: 330 };

describe('a bluff', () => {
  it('that held names who believed it', () => {
    expect(inEnglish({ kind: 'bluff_held', ...bluff })).toEqual({
      title: '320, with 10 in hand',
      text: 'Emil drove the horse to 320. Fritz believed it and paid 330.',
    });
    expect(inEnglish({ kind: 'bluff_held', ...bluff, price: 320 }).text).toMatch(
      /paid just as much to keep it\.$/,
    );
  });

  it('that burst names who got the lot', () => {
    expect(inEnglish({ kind: 'bluff_caught', ...bluff, price: 0 }).text).toBe(
      'All saw what Emil held. Then Fritz got the horse for nothing.',
    );
  });
});

it('a swing names whom it overtook', () => {
  const swing: Tale = { kind: 'swing', step: 90, seat: 0, animal: 'cow', before: 40, after: 1680, times: 2 };

  expect(inEnglish({ ...swing, overtook: 1 }).text).toBe(
    'With the quartet of cows Anna went past Ben and took the lead.',
  );
  expect(inEnglish(swing).text).toBe('The quartet of cows brought Anna 1640 points.');
});

it('equal sums are mentioned once or twice', () => {
  const tie: Tale = {
    kind: 'equal_sums',
    step: 30,
    challenger: 0,
    challenged: 1,
    animal: 'cow',
    count: 1,
    worth: 200,
    sum: 60,
    times: 1,
    taker: 1,
  };

  expect(inEnglish(tie)).toEqual({
    title: '60 against 60',
    text: 'Anna and Ben offered the same for 1 cow. Ben won the second round.',
  });
  expect(inEnglish({ ...tie, times: 2 }).title).toBe('Even, and even again');
});
