import { describe, expect, it } from 'vitest';
import type { NoticeText } from '../../wire/protocol';
import { callOf } from './calls';
import { languages } from './fixtures/languages';

const answer: NoticeText = {
  kind: 'turn',
  language: 'en',
  table: 'k7q2m9pe4w8xh',
  name: 'Sunday',
  asked_for: 'answer',
  who: 'Jonas',
  animal: 'sheep',
  until: Date.UTC(2026, 10, 24, 20, 0),
};

describe('a notification', () => {
  it('names the animal, player, action, table and deadline', () => {
    const { title, body } = callOf(answer);

    expect(title).toBe('Sheep: Jonas challenges you');
    expect(body).toMatch(/^At the table “Sunday”\. Answer by Tue,? \d/);
  });

  it('uses its language, and English if that is unknown', () => {
    expect(callOf({ ...answer, language: 'de' }).title).toBe('Schaf: Jonas fordert dich heraus');
    expect(callOf({ ...answer, language: 'tl' })).toMatchObject({
      language: 'en',
      title: 'Sheep: Jonas challenges you',
    });
  });

  it('uses the animal names of its edition', () => {
    expect(callOf({ ...answer, animal: 'hen', animal_name: 'Henne', language: 'de' }).title).toBe(
      'Henne: Jonas fordert dich heraus',
    );
  });

  it('announces the start of a game, and an admission', () => {
    const { table, name, language } = answer;

    expect(callOf({ kind: 'begins', language, table, name })).toMatchObject({
      title: 'The game is starting',
      body: 'At the table “Sunday”.',
    });
    expect(callOf({ kind: 'let_in', language, table, name }).title).toBe('You’re in');
  });

  it.each(Object.keys(languages))('has a text for every question, in %s', (language) => {
    for (const asked_for of [
      'turn',
      'bid',
      'sell',
      'pay',
      'offer',
      'answer',
      'claim',
      'rat',
      'divide',
      'exclude',
    ] as const)
      expect(callOf({ ...answer, language, asked_for }).title).not.toMatch(/undefined|^$/);
  });
});
