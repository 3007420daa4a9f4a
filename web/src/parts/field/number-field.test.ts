import { fireEvent, render, screen } from '../../../tools/rendering';
import { beforeEach, expect, it, vi } from 'vitest';
import { setLocale } from '../i18n/locale.svelte';
import NumberField from './NumberField.svelte';

beforeEach(() => setLocale('en'));

/** A form that stores each change. */
function form(value?: number, more = {}) {
  const change = vi.fn((next: number | undefined) => void view.rerender({ value: next }));
  const fields = new Set<() => boolean>();
  const watch = (isOpen: () => boolean) => {
    fields.add(isOpen);
    return () => void fields.delete(isOpen);
  };
  const view = render(NumberField, { id: 'money', value, change, watch, ...more });
  const field = screen.getByRole<HTMLInputElement>('textbox');
  const type = async (text: string) => {
    await fireEvent.input(field, { target: { value: text } });
    await fireEvent.change(field);
  };
  const open = () => [...fields].map((isOpen) => isOpen());
  return { change, open, field, type };
}

it.each([
  ['1.5', '“1.5” was understood as 1.5. Only whole numbers count here.'],
  ['-10', '“-10” is below zero. Did you mean one of these?'],
  ['1.240', '“1.240” was understood as 1.24. Only whole numbers count here. Did you mean one of these?'],
  ['lots', '“lots” isn’t a number. Example: 12,500'],
])('%s is never stored as another number, and the field shows the reason', async (text, sentence) => {
  const { change, open, field, type } = form();
  await type(text);

  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(change.mock.calls.flat().filter((value) => value !== undefined)).toEqual([]);
  expect(field.value).toBe(text);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(open()).toEqual([true]);
});

it('a suggestion is taken with a press', async () => {
  const { change, open, field, type } = form();
  await type('1.240');
  await fireEvent.click(await screen.findByRole('button', { name: '1240' }));

  expect(change).toHaveBeenLastCalledWith(1240);
  expect(field.value).toBe('1240');
  expect(open()).toEqual([false]);
});

it('a number is formatted for the language once it is typed', async () => {
  await setLocale('de');
  const { change, field, type } = form();
  await type('16200');
  expect(change).toHaveBeenLastCalledWith(16_200);
  expect(field.value).toBe('16.200');
  await type('1.240');
  expect(change).toHaveBeenLastCalledWith(1240);
});

it('no error about 4 appears while 430 is typed', async () => {
  const { field } = form(undefined, { wrong: 'not a multiple of 10' });
  await fireEvent.input(field, { target: { value: '4' } });
  expect(screen.queryByText('not a multiple of 10')).toBeNull();
  await fireEvent.change(field);
  expect(screen.getByText('not a multiple of 10')).toBeTruthy();
});

it('a number outside the limits is reported with the limits', async () => {
  const { type } = form(100, { least: 10, most: 20_000 });
  await type('30000');
  expect(await screen.findByText('30,000 isn’t between 10 and 20,000.')).toBeTruthy();
});

it('the arrow keys change it by steps', async () => {
  const { change, field } = form(30, { step: 10 });
  await fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(change).toHaveBeenLastCalledWith(40);
  await fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(change).toHaveBeenLastCalledWith(30);
});
