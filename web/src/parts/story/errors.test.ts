import { describe, expect, it } from 'vitest';
import { modelAt } from '../../model/fixtures/models';
import { de, en } from '../i18n/fixtures/languages';
import { errorInWords, refusalInWords } from './errors';

const running = modelAt('auction');
const paused = { ...running, table: { ...running.table, paused: true } };
const refused = { type: 'refused', refusal: 'not_now', message: 'no', clause: 'C3.1' } as const;
const why = { ...refused, id: '1' };

describe('a refusal', () => {
  it('names the rule that forbids it', () => {
    expect(refusalInWords(why, running, en)).toEqual({
      text: 'That isn’t possible at this moment.',
      clause: 'C3.1',
    });
  });

  it('in a pause says that the table is paused, and no rule', () => {
    expect(refusalInWords(why, paused, en)).toEqual({
      text: 'The table is paused.',
      clause: null,
    });
  });

  it('names who was faster', () => {
    expect(refusalInWords({ ...why, standing: { seat: 2, amount: 90 } }, running, en).text).toBe(
      'Ben was faster: the bid is 90.',
    );
  });
});

describe('an error of the lobby', () => {
  it('of a name says what a name must be', () => {
    const message = 'player: must have a visible character';
    expect(errorInWords({ error: 'bad_field', message, field: 'player' }, en)).toBe(
      'A name has 1 to 24 characters, and at least one of them must be visible.',
    );
    expect(errorInWords({ error: 'bad_field', message, field: 'seats' }, en)).toBe(
      'Something in the form isn’t right.',
    );
  });
});

describe('what whoever keeps the server says', () => {
  const until = Date.UTC(2026, 11, 24, 12);

  it('of a ban is until when, and why, in the language of the page', () => {
    const banned = { error: 'name_banned', message: 'no', until, reason: 'Rude words.' };

    expect(errorInWords(banned, en)).toMatch(
      /^The server operator banned this name\. Until .*2026.* Reason: Rude words\.$/,
    );
    expect(errorInWords(banned, de)).toMatch(/Das endet am .*2026.* Die Begründung: Rude words\.$/);
  });

  it('is that a ban has no end, where it has none', () => {
    expect(errorInWords({ error: 'banned', message: 'no' }, en)).toBe(
      'The server operator banned this connection. No end date.',
    );
  });

  it('is nothing of what is nobody’s order', () => {
    expect(errorInWords({ error: 'seat_taken', message: 'no' }, en)).toBe(
      'Someone was faster; that seat is taken.',
    );
  });
});
