import { describe, expect, it } from 'vitest';
import { all } from 'virtual:messages/all';
import { deedIn } from '../../../parts/i18n/explanation';
import { de, en, fr, nl, ru } from '../../../parts/i18n/fixtures/languages';
import type { Decision, Weighed } from '../../../wire/coach/assessment';
import { against, chosen } from './sentences';

const languages = { en, de, nl, fr, ru };
type Language = keyof typeof languages;

const weighed = (some: Partial<Weighed>): Weighed => ({
  choice: null,
  chance: 0.3,
  deed: 'silence',
  reason: 'too_dear',
  ...some,
});
const decision = (some: Partial<Decision>): Decision => ({
  step: 38,
  chosen: weighed({ choice: { do: 'bid', amount: 310 }, animal: 'goat', copy: 3 }),
  other: weighed({ animal: 'goat', copy: 3 }),
  gain: 0.09,
  margin: 0.02,
  worth: 180,
  ...some,
});

const sentencesOf = (language: Language, some: Partial<Decision> = {}): string => {
  const speaker = {
    words: all[language].assessment,
    deed: deedIn(all[language].deed, languages[language].card),
    animal: (id: string) => languages[language].card(id).name,
    name: (seat: number) => ['Anna', 'Ben'][seat] ?? '',
  };
  return `${chosen(speaker, decision(some))}. ${against(speaker, decision(some))}`;
};

describe('a decision in a sentence', () => {
  it.each<[Language, string]>([
    ['en', 'Third goat: bid 310. It was worth about 180 to you. Better: let it go, +9 percentage points.'],
    [
      'de',
      'Ziege Nummer 3: 310 bieten. Dir damals etwa 180 wert. Besser: Gehen lassen, +9 Prozentpunkte Siegchance.',
    ],
    ['nl', 'Derde geit: 310 bieden. Jou toen zo’n 180 waard. Beter: laten gaan, +9 procentpunten winkans.'],
    [
      'fr',
      'Chèvre nº 3: miser 310. Pour toi, cela valait alors environ 180. Mieux : laisser filer, +9 points de chance.',
    ],
    ['ru', 'Коза № 3: поставить 310. Для тебя это тогда стоило около 180. Лучше: уступить, шанс +9 пунктов.'],
  ])('says in %s what was chosen, what it was worth and what was better', (language, sentence) => {
    expect(sentencesOf(language)).toBe(sentence);
  });

  it('names the step of a choice that has no object', () => {
    const auction = { chosen: weighed({ choice: { do: 'auction' } }), other: weighed({}), gain: 0.09 };
    expect(sentencesOf('en', auction)).toMatch(/^Step 38: auction a card\./);
    expect(sentencesOf('de', auction)).toMatch(/^Schritt 38: /);
  });

  it('names the second best option for a good move', () => {
    const sold = decision({
      chosen: weighed({ choice: { do: 'sell' }, animal: 'donkey', copy: 2 }),
      other: weighed({ choice: { do: 'buy' } }),
      gain: -0.15,
    });
    expect(sentencesOf('en', sold)).toContain('Next best: buy it at that price, −15 percentage points.');
  });

  it('names a limit if the better choice continues bidding', () => {
    const other = weighed({ choice: { do: 'bid', amount: 100 }, limit: 250 });
    expect(sentencesOf('en', { other })).toContain('Better: keep bidding, up to 250,');
  });

  it('names the stake only once', () => {
    const traded = decision({
      chosen: weighed({ choice: { do: 'challenge', seat: 1, animal: 'goat' }, animal: 'goat', copy: 2 }),
      other: weighed({ choice: { do: 'auction' } }),
    });
    const { worth: _, ...noWorth } = traded;
    expect(sentencesOf('en', traded)).toMatch(/^Trade with Ben for the goat\. /);
    expect(
      against(
        {
          words: all.en.assessment,
          deed: deedIn(all.en.deed, languages.en.card),
          animal: String,
          name: String,
        },
        noWorth,
      ),
    ).toBe('Better: auction a card, +9 percentage points.');
  });
});
