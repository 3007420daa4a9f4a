import { describe, expect, it } from 'vitest';
import { modelAt } from '../../model/fixtures/models';
import { en } from '../words/en';
import { refusalInWords } from './errors';

const running = modelAt('auction');
const paused = { ...running, table: { ...running.table, paused: true } };
const refused = { type: 'refused', refusal: 'not_now', message: 'no', clause: 'C3.1' } as const;
const why = { ...refused, id: '1' };

describe('a refusal', () => {
  it('names the rule that forbids it', () => {
    expect(refusalInWords(why, running, en)).toEqual({
      text: 'That is not possible at this moment.',
      clause: 'C3.1',
    });
  });

  it('in a pause says that the table is paused, and no rule', () => {
    expect(refusalInWords(why, paused, en)).toEqual({
      text: 'The table is paused: nothing can be done until it goes on.',
      clause: null,
    });
  });

  it('names who was faster', () => {
    expect(refusalInWords({ ...why, standing: { seat: 2, amount: 90 } }, running, en).text).toBe(
      'Ben was faster: 90 stands.',
    );
  });
});
