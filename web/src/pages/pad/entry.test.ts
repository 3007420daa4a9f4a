import { afterEach, expect, it, vi } from 'vitest';
import { master } from '../../model/fixtures/sunday';
import { all } from 'virtual:messages/all';
import { en } from '../../parts/i18n/fixtures/languages';
import { newDraft, setAmount, tapQuartet } from './draft';
import { Entry } from './entry.svelte';
import { stepInWords } from './steps';

const fresh = newDraft(master, ['Anna', 'Ben', 'Cleo'], '2026-11-21');
afterEach(() => localStorage.clear());

it('an amount is undone as a whole, however it was typed', () => {
  const entry = new Entry('key', fresh);
  for (const amount of [4, 43, 430]) entry.change(setAmount(entry.now, 0, 'money', amount));
  entry.change(setAmount(entry.now, 1, 'money', 90));

  entry.undo();
  expect(entry.now.players[0]?.money).toBe(430);
  entry.undo();
  expect(entry.now).toBe(fresh);
});

it('an undoable entry is shown with its player', () => {
  const entry = new Entry('key', fresh);
  const undoText = () => entry.last && all.en.pad.takeBack(stepInWords(entry.last, all.en.pad, en));

  expect(undoText()).toBeUndefined();
  entry.change(tapQuartet(entry.now, master, 1, 'goose'));
  expect(undoText()).toBe('Undo Ben’s geese');
  entry.change(setAmount(entry.now, 0, 'money', 430));
  expect(undoText()).toBe('Undo Anna’s money');
  entry.change({ ...entry.now, place: 'Mill' });
  expect(undoText()).toBe('Undo the place');
});

it('each step is reported, also one back and to another game', () => {
  const onChange = vi.fn();
  const entry = new Entry('key', fresh, onChange);
  expect(onChange).not.toHaveBeenCalled();

  entry.change(setAmount(entry.now, 0, 'money', 430));
  entry.undo();
  entry.undo();
  entry.restart(fresh);
  expect(onChange).toHaveBeenCalledTimes(3);
});
