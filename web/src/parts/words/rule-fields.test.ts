// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { de } from './de';
import { en } from './en';
import type { Edition } from '../../wire/protocol';
import { fittingFields, houseFields, ruleFields, ruleIn, withRule } from '../../model/editions/rule-fields';

const folder = fileURLToPath(new URL('../../../../editions/', import.meta.url));
const edition = (id: string) => JSON.parse(readFileSync(`${folder}${id}.json`, 'utf8')) as Edition;
const published = ['second', 'first', 'russian', 'master', 'duel'];

describe('the fields of a ruleset', () => {
  it('are those of the edition files, each with what they say there (C11.4)', () => {
    for (const id of published) {
      const { rules } = edition(id);
      expect(ruleFields.map(({ name }) => name).toSorted()).toEqual(Object.keys(rules).toSorted());
      for (const { name, values } of ruleFields) expect(values).toContain(ruleIn(rules, name));
    }
  });

  it.each([
    ['English', en],
    ['German', de],
  ])('are explained in %s, every choice in a line', (_, { editions }) => {
    for (const { name, values } of ruleFields) {
      for (const value of values) expect(editions.choice(name, value).line).not.toBe('');
    }
  });

  it('are only those that mean something: a duel has no auctions', () => {
    const names = (id: string) => fittingFields(edition(id)).map(({ name }) => name);
    expect(names('duel')).not.toContain('insolvency');
    expect(names('master')).toContain('insolvency');
  });

  it('count as house rules where they differ from the edition', () => {
    const russian = edition('russian');
    const house = withRule({}, russian, 'offer_count', 'open');
    expect(houseFields(house).map(({ name }) => name)).toEqual(['offer_count']);
    expect(withRule(house, russian, 'offer_count', 'concealed')).toEqual({});
  });
});

describe('every published edition', () => {
  const offered = readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter((id) => !('purpose' in edition(id)));

  it.each(offered)('%s has a name and its difference in both languages', (id) => {
    for (const { editions } of [en, de]) {
      expect(editions.name(id)).not.toBe(id);
      expect(editions.difference(id)).not.toBe('');
    }
  });
});
