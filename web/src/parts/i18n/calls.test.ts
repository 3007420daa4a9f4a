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

describe('a notice', () => {
  it('says which animal, who, what, where, and until when', () => {
    const { title, body } = callOf(answer);

    expect(title).toBe('Sheep: Jonas challenges you');
    expect(body).toMatch(/^At the table “Sunday”\. Answer by Tue,? \d/);
  });

  it('speaks the language that it names, and English where it knows none of that name', () => {
    expect(callOf({ ...answer, language: 'de' }).title).toBe('Schaf: Jonas fordert dich heraus');
    expect(callOf({ ...answer, language: 'tl' })).toMatchObject({
      language: 'en',
      title: 'Sheep: Jonas challenges you',
    });
  });

  it('calls an animal as its edition does', () => {
    expect(callOf({ ...answer, animal: 'hen', animal_name: 'Henne', language: 'de' }).title).toBe(
      'Henne: Jonas fordert dich heraus',
    );
  });

  it('says that a game begins, and that one is let in', () => {
    const { table, name, language } = answer;

    expect(callOf({ kind: 'begins', language, table, name })).toMatchObject({
      title: 'The game is starting',
      body: 'At the table “Sunday”.',
    });
    expect(callOf({ kind: 'let_in', language, table, name }).title).toBe('You’re in');
  });

  it.each(Object.keys(languages))('has words for all that one is asked for, in %s', (language) => {
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
