import { expect, it } from 'vitest';
import { freeName, goesByIt } from './free-name';

it('spellings of one name are equal', () => {
  expect(goesByIt(' jonas ', ['Anna', 'Jonas'])).toBe(true);
  expect(goesByIt('Jona', ['Jonas'])).toBe(false);
});

it('the second Jonas is offered a number, and the third the next one', () => {
  expect(freeName('Jonas', ['Jonas'])).toBe('Jonas 2');
  expect(freeName('Jonas', ['Jonas', 'jonas 2'])).toBe('Jonas 3');
});

it('a suggested name is not too long', () => {
  expect(freeName('ä'.repeat(24), [])).toBe(`${'ä'.repeat(22)} 2`);
});
