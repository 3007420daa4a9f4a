// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { en } from './en';
import { around } from './en/around';
import { assessment } from './en/assessment';
import { block } from './en/block';
import { coach } from './en/coach';
import { ending } from './en/ending';
import { evenings } from './en/evenings';
import { groupPuzzles } from './en/group-puzzles';
import { interruption } from './en/interruption';
import { join as joinWords } from './en/join';
import { mine } from './en/mine';
import { fairness } from './en/fairness';
import { name } from './en/name';
import { notices } from './en/notices';
import { operator } from './en/operator';
import { pad } from './en/pad';
import { paper } from './en/paper';
import { playerProfile } from './en/player-profile';
import { profile } from './en/profile';
import { puzzles } from './en/puzzles';
import { rated } from './en/rated';
import { replay } from './en/replay';
import { privacy } from './en/privacy';
import { report } from './en/report';
import { rules } from './en/rules';
import { strangers } from './en/strangers';
import { tale } from './en/tale';

const src = fileURLToPath(new URL('../..', import.meta.url));
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(
    (path) => /\.(ts|svelte)$/.test(path) && !path.startsWith('parts/words/') && !path.endsWith('.test.ts'),
  )
  .map((path) => readFileSync(join(src, path), 'utf8'))
  .join('\n');

/** Words that are looked up by what the server says, not by a name in the source. */
const lookedUp = [
  'rules.texts',
  'errors',
  'pad.errors',
  'lobby.state',
  'refusal.names',
  'coach.lesson',
  'editions.rules',
  'talk.phrases',
  'around.reason',
  'around.because',
  'around.latecomersAre',
  'fairness.names',
  'fairness.hints',
  'fairness.explained',
  'notices.because',
  'evenings.webhook.went',
  'profile.most',
  'profile.slips',
  'puzzles.themes',
  'puzzles.lesson',
];

const pathsOf = (value: unknown, path: string): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, path === '' ? key : `${path}.${key}`))
    : [path];

it('every message is said somewhere', () => {
  const all = [
    ...pathsOf(en, ''),
    ...pathsOf(around, 'around'),
    ...pathsOf(assessment, 'assessment'),
    ...pathsOf(block, 'block'),
    ...pathsOf(coach, 'coach'),
    ...pathsOf(report, 'report'),
    ...pathsOf(privacy, 'privacy'),
    ...pathsOf(ending, 'ending'),
    ...pathsOf(evenings, 'evenings'),
    ...pathsOf(groupPuzzles, 'groupPuzzles'),
    ...pathsOf(interruption, 'interruption'),
    ...pathsOf(joinWords, 'join'),
    ...pathsOf(mine, 'mine'),
    ...pathsOf(fairness, 'fairness'),
    ...pathsOf(name, 'name'),
    ...pathsOf(notices, 'notices'),
    ...pathsOf(operator, 'operator'),
    ...pathsOf(pad, 'pad'),
    ...pathsOf(paper, 'paper'),
    ...pathsOf(playerProfile, 'playerProfile'),
    ...pathsOf(profile, 'profile'),
    ...pathsOf(puzzles, 'puzzles'),
    ...pathsOf(rated, 'rated'),
    ...pathsOf(replay, 'replay'),
    ...pathsOf(rules, 'rules'),
    ...pathsOf(strangers, 'strangers'),
    ...pathsOf(tale, 'tale'),
  ];
  const unused = all.filter((path) => {
    if (lookedUp.some((start) => path.startsWith(start))) return false;
    const key = path.split('.').at(-1) ?? '';
    return !new RegExp(`\\b${key}\\b`).test(sources);
  });
  expect(unused).toEqual([]);
});
