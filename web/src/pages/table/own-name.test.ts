import { cleanup, render } from '../../../tools/rendering';
import { tick } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { ends } from '../../model/fixtures/ends';
import { moments } from '../../model/fixtures/moments';
import { scenes } from '../../model/fixtures/scenes';
import { seatedAt } from '../../model/fixtures/seated';
import TableHarness from './fixtures/TableHarness.svelte';

/** The list of seats is the one place where players see their own name. */
const seats = '.seat-face';
const attributes = ['aria-label', 'title', 'alt'];

/** All texts of the page that contain that name. */
function textsWith(name: string): readonly string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode() !== null) {
    const text = texts.currentNode.textContent ?? '';
    const element = texts.currentNode.parentElement;
    if (text.includes(name) && element?.closest(seats) === null) found.push(text);
  }
  for (const element of document.body.querySelectorAll('*'))
    for (const attribute of attributes) {
      const text = element.getAttribute(attribute) ?? '';
      if (text.includes(name)) found.push(`${attribute}: ${text}`);
    }
  return found;
}

afterEach(cleanup);

it.each([...Object.keys(scenes), ...Object.keys(moments), ...Object.keys(ends)])(
  'the viewer of %s is you, in each text',
  async (scene) => {
    const { session } = seatedAt(scene);
    const { model } = session;
    const seat = model?.you.seat;
    const info = seat === null || seat === undefined ? undefined : model?.table.seats[seat];
    if (info?.kind !== 'person') return;
    render(TableHarness, { session });
    await vi.dynamicImportSettled();
    await tick();
    expect(textsWith(info.name)).toEqual([]);
  },
);
