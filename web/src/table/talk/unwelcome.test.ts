// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { clientLists, clientPath } from '../../../tools/generate-words.mjs';
import { masked, maskedTalk } from './unwelcome';

describe('profanity of strangers', () => {
  it('is hidden only as whole words', () => {
    expect(masked('What a piece of  SHIT, Scunthorpe!', ['en'])).toBe('What a ••••• ••  ••••, Scunthorpe!');
    expect(masked('Du Arschloch, bitte', ['de'])).toBe('Du •••••••••, bitte');
    expect(masked('ну и жопа', ['ru'])).toBe('ну и ••••');
  });

  it('excludes words of the game', () => {
    const talk = 'Cock, ass and bull! Jouw beurt, de pot is vol, bitte. Петух и осёл';

    expect(masked(talk, ['de', 'en', 'fr', 'nl', 'ru'])).toBe(talk);
  });

  it('is matched in the language of the reader, and in English', () => {
    const sent = { at: 1, seat: 0, player: 'Ben', text: 'shit, Arschloch, merde' };

    expect(maskedTalk({ type: 'said', said: sent }, 'fr').said).toMatchObject({
      text: '••••, Arschloch, •••••',
    });
    expect(maskedTalk({ type: 'talk', said: [sent] }, 'en').said[0]).toMatchObject({
      text: '••••, Arschloch, merde',
    });
  });

  it('matches the word list of the package', async () => {
    expect(await readFile(clientPath, 'utf8')).toBe(await clientLists());
  });
});
