import { describe, expect, it } from 'vitest';
import { allDidCatalogues } from './all-did.svelte';
import { aroundCatalogues } from './around.svelte';
import { assessmentCatalogues } from './assessment.svelte';
import { blockCatalogues } from './block.svelte';
import { callsCatalogues } from './calls';
import { coachCatalogues } from './coach.svelte';
import { reportCatalogues } from './report.svelte';
import { privacyCatalogues } from './privacy.svelte';
import { de } from './de';
import { en } from './en';
import { eveningsCatalogues } from './evenings.svelte';
import { groupPuzzlesCatalogues } from './group-puzzles.svelte';
import { fairnessCatalogues } from './fairness.svelte';
import { fr } from './fr';
import { endingCatalogues } from './ending.svelte';
import { interruptionCatalogues } from './interruption.svelte';
import { joinCatalogues } from './join.svelte';
import { levelsCatalogues } from './levels.svelte';
import { mineCatalogues } from './mine.svelte';
import { nameCatalogues } from './name.svelte';
import { nl } from './nl';
import { noticesCatalogues } from './notices.svelte';
import { operatorCatalogues } from './operator.svelte';
import { padCatalogues } from './pad.svelte';
import { paperCatalogues } from './paper.svelte';
import { pluralIn } from './grammar/plural';
import { ratedCatalogues } from './rated.svelte';
import { playingOnCatalogues } from './playing-on.svelte';
import { playerProfileCatalogues } from './player-profile.svelte';
import { profileCatalogues } from './profile.svelte';
import { replayCatalogues } from './replay.svelte';
import { ruleCatalogues } from './rules.svelte';
import { ru } from './ru';
import { seatCatalogues } from './seat.svelte';
import { strangersCatalogues } from './strangers.svelte';
import { taleCatalogues } from './tale.svelte';
import { wentBackCatalogues } from './went-back.svelte';

const others = { de, nl, fr, ru };
/** The words that come with a page of their own. */
const later = [
  allDidCatalogues,
  aroundCatalogues,
  assessmentCatalogues,
  blockCatalogues,
  coachCatalogues,
  reportCatalogues,
  privacyCatalogues,
  endingCatalogues,
  eveningsCatalogues,
  groupPuzzlesCatalogues,
  interruptionCatalogues,
  joinCatalogues,
  levelsCatalogues,
  mineCatalogues,
  fairnessCatalogues,
  nameCatalogues,
  noticesCatalogues,
  callsCatalogues,
  operatorCatalogues,
  padCatalogues,
  paperCatalogues,
  ratedCatalogues,
  playingOnCatalogues,
  playerProfileCatalogues,
  profileCatalogues,
  replayCatalogues,
  ruleCatalogues,
  seatCatalogues,
  strangersCatalogues,
  taleCatalogues,
  wentBackCatalogues,
];

const keysOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`))
    : [path];

describe('the message catalogues', () => {
  it.each(Object.entries(others))('have the same keys in %s as in English', (_, catalogue) => {
    expect(keysOf(catalogue).sort()).toEqual(keysOf(en).sort());
  });

  it.each(Object.keys(others))('have the same keys in %s in the pages that come later', (language) => {
    for (const { en, ...rest } of later) {
      const catalogue = (rest as Record<string, unknown>)[language];
      expect(keysOf(catalogue).sort()).toEqual(keysOf(en).sort());
    }
  });

  it('have no empty text', () => {
    const texts = (value: unknown): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [value];
    expect([en, ...Object.values(others), ...later].flatMap(texts)).not.toContain('');
  });

  it.each(Object.keys(others))('repeat no English sentence in %s', (language) => {
    const sentences = (value: unknown): string[] =>
      typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(sentences)
        : typeof value === 'string' && /\p{L}{2,} \p{L}{2,}/u.test(value)
          ? [value]
          : [];
    for (const { en: english, ...rest } of [{ en, ...others }, ...later]) {
      const own = new Set(sentences(english));
      const catalogue = (rest as Record<string, unknown>)[language];
      expect(sentences(catalogue).filter((sentence) => own.has(sentence))).toEqual([]);
    }
  });

  it('count in the plural of the language', () => {
    expect(en.play.cards(1)).toBe('1 card');
    expect(en.play.cards(0)).toBe('0 cards');
    expect(de.play.cards(1)).toBe('1 Schein');
    expect([1, 2, 5, 21].map(ru.play.cards)).toEqual(['1 купюра', '2 купюры', '5 купюр', '21 купюра']);
    expect(fr.play.cards(0)).toBe('0 carte');
    expect(nl.play.cards(1)).toBe('1 kaart');
    expect(pluralIn('ru')(3, { one: '# карта', few: '# карты', other: '# карт' })).toBe('3 карты');
  });

  it('address the reader and name the others', () => {
    const cleo = { you: false, name: 'Cleo' };
    const me = { you: true, name: 'Lena' };
    expect(en.story.raised(cleo, 90)).toBe('Cleo 90.');
    expect(de.story.raised(me, 90)).toBe('Du bietest 90.');
  });
});
