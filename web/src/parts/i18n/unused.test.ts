// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { messagesOf, sectionsIn } from '../../../tools/messages/read';

const src = fileURLToPath(new URL('../..', import.meta.url));
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.gen.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(src, path), 'utf8'))
  .join('\n');

/** Messages that are looked up by a value of the server, not by a name in the source. */
const lookedUp = [
  'rules.texts',
  'core.errors',
  'pad.errors',
  'core.lobby.state',
  'core.refusal.names',
  'core.editions.rules',
  'core.talk.phrases',
  'seating.reason',
  'seating.because',
  'seating.latecomersAre',
  'fairness.names',
  'fairness.hints',
  'fairness.explained',
  'notices.because',
  'evenings.webhook.went',
  'imports.problems',
  'profile.most',
  'profile.slips',
  'puzzles.themes',
  'puzzles.lesson',
  'cards',
  'calls.askedFor',
  'coach.because',
  'core.bots.because',
  'core.bots.did',
  'deed',
  'tale.tags',
];

it('every message is used somewhere', () => {
  const paths = messagesOf(sectionsIn('en')).map(({ path }) => path.replace(/(\.\d+)+$/, ''));
  const unused = paths.filter((path) => {
    if (lookedUp.some((start) => path.startsWith(start))) return false;
    const key = path.split('.').at(-1) ?? '';
    return !new RegExp(`\\b${key}\\b`).test(sources);
  });
  expect(unused).toEqual([]);
});
