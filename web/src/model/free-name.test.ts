import { expect, it } from 'vitest';
import { freeName, goesByIt } from './free-name';

it('two go by one name, however it is written', () => {
  expect(goesByIt(' jonas ', ['Anna', 'Jonas'])).toBe(true);
  expect(goesByIt('Jona', ['Jonas'])).toBe(false);
});

it('the second Jonas is proposed a number, and the third the next', () => {
  expect(freeName('Jonas', ['Jonas'])).toBe('Jonas 2');
  expect(freeName('Jonas', ['Jonas', 'jonas 2'])).toBe('Jonas 3');
});

it('what is proposed is no longer than a name may be', () => {
  expect(freeName('ä'.repeat(24), [])).toBe(`${'ä'.repeat(22)} 2`);
});
