import { describe, expect, it } from 'vitest';
import { modelAt } from '../../model/fixtures/models';
import { de, en } from '../i18n/fixtures/languages';
import { errorInWords } from './errors';
import { refusalInWords } from './refusal';

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

  it('during a pause mentions the pause, and no rule', () => {
    expect(refusalInWords(why, paused, en)).toEqual({
      text: 'The table is paused.',
      clause: null,
    });
  });

  it('names the faster player', () => {
    expect(refusalInWords({ ...why, standing: { seat: 2, amount: 90 } }, running, en).text).toBe(
      'Ben was faster: the bid is 90.',
    );
  });
});

describe('an error of the lobby', () => {
  it('about a name explains the requirements', () => {
    const message = 'player: must have a visible character';
    expect(errorInWords({ error: 'bad_field', message, field: 'player' }, en)).toBe(
      'A name has 1 to 24 characters, and at least one of them must be visible.',
    );
    expect(errorInWords({ error: 'bad_field', message, field: 'seats' }, en)).toBe(
      'Something in the form isn’t right.',
    );
  });
});

describe('a message of the operator', () => {
  const until = Date.UTC(2026, 11, 24, 12);

  it('shows the end and reason of a ban, in the language of the page', () => {
    const banned = { error: 'name_banned', message: 'no', until, reason: 'Rude words.' };

    expect(errorInWords(banned, en)).toMatch(
      /^The server operator banned this name\. Until .*2026.* Reason: Rude words\.$/,
    );
    expect(errorInWords(banned, de)).toMatch(/Das endet am .*2026.* Die Begründung: Rude words\.$/);
  });

  it('shows that a ban is permanent', () => {
    expect(errorInWords({ error: 'banned', message: 'no' }, en)).toBe(
      'The server operator banned this connection. No end date.',
    );
  });

  it('does not replace an ordinary error', () => {
    expect(errorInWords({ error: 'seat_taken', message: 'no' }, en)).toBe(
      'Someone was faster; that seat is taken.',
    );
  });
});
