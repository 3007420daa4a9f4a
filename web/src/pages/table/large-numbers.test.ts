import { cleanup, render } from '../../../tools/rendering';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ends } from '../../model/fixtures/ends';
import { handScenes } from '../../model/fixtures/hand-scenes';
import { moments } from '../../model/fixtures/moments';
import { scenes } from '../../model/fixtures/scenes';
import { audienceAt, seatedAt } from '../../model/fixtures/seated';
import { inThousands, unmarked } from '../../model/fixtures/thousands';
import { setLocale } from '../../parts/i18n/locale.svelte';
import ScreenHarness from '../tv/fixtures/ScreenHarness.svelte';
import TableHarness from './fixtures/TableHarness.svelte';

const languages = ['en', 'de', 'nl', 'fr', 'ru'] as const;

const inTurn = (names: readonly string[]) =>
  names.map((name, index) => [name, languages[index % languages.length] ?? 'en'] as const);

const all = [...Object.keys(scenes), ...Object.keys(moments), ...Object.keys(ends)];

/** Returns the numbers without marks once every part of the page is loaded and drawn. */
async function unmarkedWhenLoaded(): Promise<readonly string[]> {
  await vi.dynamicImportSettled();
  await tick();
  return unmarked();
}

afterEach(() => {
  cleanup();
  return setLocale('en');
});

describe('thousands are marked in each number', () => {
  it.each(inTurn([...all, ...handScenes]))('of %s, in %s', async (name, language) => {
    await setLocale(language);
    render(TableHarness, { session: seatedAt(name, {}, inThousands).session });
    expect(await unmarkedWhenLoaded()).toEqual([]);
  });

  it.each(inTurn(all))('of %s on a big screen, in %s', async (name, language) => {
    await setLocale(language);
    render(ScreenHarness, { session: audienceAt(name, inThousands).session });
    expect(await unmarkedWhenLoaded()).toEqual([]);
  });
});
