// @vitest-environment node
import { all } from 'virtual:messages/all';
import { expect, it } from 'vitest';
import { callOf } from './calls';
import { listOf } from './format';
import { isolated } from './isolated';

const marked = '\u2068אבי\u2069';

it('a right-to-left name is isolated once; other names are unchanged', () => {
  expect(isolated('אבי')).toBe(marked);
  expect(isolated(marked)).toBe(marked);
  expect(isolated('فاطمة')).toBe('\u2068فاطمة\u2069');
  expect(isolated('Anna אבי')).toBe('\u2068Anna אבי\u2069');
  expect(['Anna', 'Юля', '山田', 'Ελένη', '👩‍🌾'].map(isolated)).toEqual([
    'Anna',
    'Юля',
    '山田',
    'Ελένη',
    '👩‍🌾',
  ]);
});

it('every message isolates the names in it, in every language', () => {
  for (const { core, seat } of Object.values(all)) {
    const who = { you: false, name: 'אבי' };
    expect(core.story.raised(who, 30)).toContain(marked);
    expect(core.local.bids('אבי', 30)).toContain(marked);
    expect(core.talk.heard('אבי', '2')).toContain(marked);
    expect(seat.says('אבי', 'Moo')).toContain(marked);
    expect(core.lobby.ownName('Anna')).not.toContain('\u2068');
  }
});

it('a list, a possessive and a notification isolate names too', () => {
  expect(listOf(['אבי', 'Ben'], ' and ')).toBe(`${marked} and Ben`);
  for (const { core } of Object.values(all)) expect(core.lobby.defaultTable('אבי')).toContain(marked);
  const notice = { kind: 'asked', language: 'en', name: 'שולחן 2', asked_for: 'bid', who: 'אבי' };
  expect(callOf(notice as Parameters<typeof callOf>[0]).body).toContain('\u2068שולחן 2\u2069');
});
