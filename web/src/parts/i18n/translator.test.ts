import { render, screen } from '../../../tools/rendering';
import { afterEach, beforeEach, expect, it } from 'vitest';
import Prices from './fixtures/Prices.svelte';
import { surviveTranslators } from './translator';

let end: () => void;
beforeEach(() => (end = surviveTranslators(document.body)));
afterEach(() => end());

type Replace = (text: Text, translation: HTMLElement) => void;

/** Does the same as Google Translate: each text becomes <font><font>translation</font></font>. */
async function translate(replace: Replace): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim() !== '')) {
    const [outer, inner] = [
      document.createElement('FONT'.toLowerCase()),
      document.createElement('FONT'.toLowerCase()),
    ];
    outer.append(inner);
    inner.textContent = text.data.toUpperCase();
    replace(text, outer);
  }
  await Promise.resolve();
}

const ways: Readonly<Record<string, Replace>> = {
  'replaces the text': (text, translation) => text.replaceWith(translation),
  'inserts the translation, then removes the text': (text, translation) => {
    text.before(translation);
    text.remove();
  },
  'wraps the text': (text, translation) => {
    text.replaceWith(translation);
    translation.firstElementChild?.replaceChildren(text);
  },
};

const written = () => document.body.textContent.replaceAll(/\s+/g, ' ').trim();

it.each(Object.entries(ways))(
  'a button never shows an old price if the translator %s',
  async (_, replace) => {
    const names = ['Anna', 'Ben', 'Cleo'];
    const { rerender } = render(Prices, { price: 20, names });
    await translate(replace);
    expect(written().toLowerCase()).toContain('bid 20');
    expect(written().match(/20/g)).toHaveLength(6);

    await rerender({ price: 60, names: ['Cleo', 'Anna'] });
    await Promise.resolve();

    expect(screen.getByRole('button').textContent).toBe('Bid 60');
    expect(written()).not.toContain('20');
    expect(written().match(/60/g)).toHaveLength(5);
    expect(written().toLowerCase()).not.toContain('ben');

    await translate(replace);
    await rerender({ price: 70, sold: true, names: ['Ben', 'Cleo', 'Anna'] });
    await Promise.resolve();

    expect(written()).not.toMatch(/[26]0/);
    expect(written().toLowerCase()).toBe('bid 70 sold for 70 at 70 ben bids 70.cleo bids 70.anna bids 70.');
  },
);

it('a translation stays until its text changes', async () => {
  const { rerender } = render(Prices, { price: 20 });
  await translate((text, translation) => text.replaceWith(translation));

  await rerender({ price: 20, sold: true });
  await Promise.resolve();

  expect(screen.getByRole('button').textContent).toBe('BID 20');
});
