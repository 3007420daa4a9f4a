// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { languages as all } from './fixtures/languages';
import { registerEditionWords } from '../../wire/edition-words';
import { editionFile, editionIds, editionOf } from '../../model/fixtures/edition-files';
import type { Edition } from '../../wire/protocol';
import { fittingFields, houseFields, ruleFields, ruleIn, withRule } from '../../model/editions/rule-fields';

const page = fileURLToPath(new URL('../../../../docs/EDITIONS.md', import.meta.url));
const exampleOf = (text: string) => JSON.parse(/```json\n([^]*?)\n```/.exec(text)?.[1] ?? '') as Edition;
const languages = Object.entries(all);

describe('the fields of a ruleset', () => {
  it.each(editionIds)('of %s are listed only if they differ from the usual ones (C11.4)', (id) => {
    const { rules = {} } = editionFile(id);
    for (const field of Object.keys(rules)) expect(ruleFields.map(({ name }) => name)).toContain(field);
    for (const { name, values, usual } of ruleFields) {
      const value = ruleIn(rules, name);
      if (value === undefined) continue;
      expect(values).toContain(value);
      expect(value).not.toBe(usual);
    }
  });

  it.each(languages)('are explained in %s, each choice in one line', (_, { editions }) => {
    for (const { name, values } of ruleFields) {
      for (const value of values) expect(editions.choice(name, value).line).not.toBe('');
    }
  });

  it('include only relevant ones: a duel has no auctions', () => {
    const names = (id: string) => fittingFields(editionOf(id)).map(({ name }) => name);
    expect(names('duel')).not.toContain('insolvency');
    expect(names('master')).toContain('insolvency');
  });

  it('count as house rules if they differ from the edition', () => {
    const russian = editionOf('russian');
    const house = withRule({}, russian, 'offer_count', 'open');
    expect(houseFields(house).map(({ name }) => name)).toEqual(['offer_count']);
    expect(withRule(house, russian, 'offer_count', 'concealed')).toEqual({});
  });
});

describe('the words of an edition', () => {
  const worded = editionIds.filter((id) => 'words' in editionFile(id));

  it.each(worded)('%s are in its file in every language', (id) => {
    expect(Object.keys(editionFile(id).words ?? {})).toEqual(languages.map(([language]) => language));
    for (const [language, { editions }] of languages) {
      expect(editions.name(id)).toBe(editionFile(id).words?.[language]?.name);
      expect(editions.difference(id)).toBe(editionFile(id).words?.[language]?.difference);
    }
  });

  it('fall back to the id if its file has none', () => {
    for (const [, { editions }] of languages) {
      expect([editions.name('unheard-of'), editions.difference('unheard-of')]).toEqual(['unheard-of', '']);
    }
  });

  it('come from a server with the file: the worked example of docs/EDITIONS.md', () => {
    const farmyard = exampleOf(readFileSync(page, 'utf8'));
    registerEditionWords(farmyard);
    for (const [language, { editions, card }] of languages) {
      const words = farmyard.words?.[language];
      expect(editions.name('farmyard')).toBe(words?.name);
      expect(editions.difference('farmyard')).toBe(words?.difference);
      expect(card('hen').name.toLowerCase()).toBe(words?.animals?.['hen']?.toLowerCase());
    }
  });
});
