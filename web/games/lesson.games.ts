// The lesson, played by the engine: whatever legal answer the pupil gives, each step comes to its end.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { learnMessages } from 'virtual:messages/learn';
import { lessonSteps, pupil, tasks, type Task } from '../src/pages/lesson/steps';
import { sumOf } from '../src/model/money/money';
import { textAfter } from '../src/pages/lesson/outcome';
import { positionOf, type FoundPosition, type RecordedPosition } from '../src/wire/device/position';
import { ScriptedTable, type PlayersAnswer, type ScriptedMoment } from '../src/wire/device/scripted-table';
import { TableModule } from '../src/wire/device/table-module';
import type { Assessment } from '../src/wire/coach/assessment';
import { CoachModule } from '../src/wire/coach/coach-module';
import { playedByHints } from './hinted';
import type {
  GameEvent,
  GameRecord,
  LobbyError,
  MoneyCards,
  Option,
  ServerMessage,
} from '../src/wire/protocol';

const built = (name: string) => readFileSync(join(import.meta.dirname, `../../build/wasm/${name}.wasm`));
const module = await TableModule.from((imports) => WebAssembly.instantiate(built('local-table'), imports));
/** More moves than any step has. */
const longest = 30;

function find(position: RecordedPosition) {
  const body = JSON.parse(positionOf(module, position, Date.now())) as FoundPosition | LobbyError;
  return Promise.resolve(
    'error' in body ? ({ ok: false, error: body } as const) : ({ ok: true, body } as const),
  );
}

/** Some legal sets of notes: none, each note alone, all zeros, everything. */
function someNotes(hand: MoneyCards): MoneyCards[] {
  const zeros = hand['0'] === undefined ? [] : [{ '0': hand['0'] }];
  return [{}, ...Object.keys(hand).map((note) => ({ [note]: 1 })), ...zeros, hand];
}

/** Every kind of answer to an option. */
function answersTo(option: Option, hand: MoneyCards): PlayersAnswer[] {
  switch (option.do) {
    case 'bid':
      return [option.from, option.from + option.step, option.to].map((amount) => ({ do: 'bid', amount }));
    case 'offer':
      return someNotes(hand).map((money) => ({ do: 'offer', money }));
    case 'pay':
      return [{ do: 'pay', money: hand }];
    case 'challenge':
      return [{ do: 'challenge', seat: option.seat, animal: option.animal }];
    case 'auction':
    case 'sell':
    case 'buy':
    case 'silent':
      return [{ do: option.do }];
    default:
      throw new Error(`no step asks for ${option.do}`);
  }
}

interface Played {
  readonly moment: ScriptedMoment;
  /** The options of the pupil. */
  readonly asked: readonly Option[];
  readonly events: readonly GameEvent[];
}

/** Plays a step with these answers, and as far as the others go on. */
async function play(task: Task, answers: readonly PlayersAnswer[]): Promise<Played> {
  const table = new ScriptedTable(lessonSteps[task].script('Anna'), find);
  const isDone = ({ moment }: ScriptedTable) => moment !== undefined && lessonSteps[task].isDone(moment);
  const messages: ServerMessage[] = [];
  table.onmessage = ({ data }: MessageEvent<string>) => messages.push(JSON.parse(data) as ServerMessage);
  const send = async (message: object) => {
    table.send(JSON.stringify(message));
    // After what was said: the first move waits for it.
    await table.settled();
    for (let moves = 0; moves < longest && !isDone(table); moves += 1) await table.advance();
  };
  await send({ type: 'hello', version: 1, token: '0' });
  for (const [at, answer] of answers.entries()) {
    const id = String(at);
    await send(
      answer.do === 'silent'
        ? { type: 'order', id, order: answer }
        : { type: 'command', id, command: answer },
    );
  }
  expect(messages.filter(({ type }) => type === 'refused')).toEqual([]);
  expect(messages.every((message) => !('clock' in message) || message.clock === null)).toBe(true);
  const last = messages.findLast((message) => message.type === 'step' || message.type === 'snapshot');
  if (table.moment === undefined || last === undefined) throw new Error('the step begins');
  const events = messages.flatMap((message) => (message.type === 'step' ? message.events : []));
  return { moment: table.moment, asked: last.options ?? [], events };
}

interface Outcome {
  readonly answers: readonly PlayersAnswer[];
  readonly log: readonly GameEvent[];
}

/** All plays of a step: each kind of answer to each question, until it is done. */
async function allPlays(task: Task, answers: readonly PlayersAnswer[] = []): Promise<Outcome[]> {
  const { moment, asked, events } = await play(task, answers);
  if (lessonSteps[task].isDone(moment)) return [{ answers, log: events }];
  expect(asked, `${task} after ${JSON.stringify(answers)}`).not.toEqual([]);
  const hand = moment.snapshot.view?.hand ?? {};
  const outcomes: Outcome[] = [];
  for (const option of asked)
    for (const answer of answersTo(option, hand))
      outcomes.push(...(await allPlays(task, [...answers, answer])));
  return outcomes;
}

it.each(tasks)('each legal answer in the step "%s" is shown and leads to its end', async (task) => {
  const words = learnMessages();
  const outcomes = await allPlays(task);

  expect(outcomes.length).toBeGreaterThan(0);
  for (const { answers, log } of outcomes) expect(textAfter(task, answers, log, words)).not.toBe('');
});

it('the words about an answer are about that answer', async () => {
  const words = learnMessages();
  const after = async (task: Task, answers: readonly PlayersAnswer[]) =>
    textAfter(task, answers, (await play(task, answers)).events, words);

  expect(await after('bid', [{ do: 'silent' }])).toBe(words.bid.passed);
  expect(await after('bid', [{ do: 'bid', amount: 460 }])).toBe(words.bid.bluff);
  const exact = [
    { do: 'bid', amount: 100 },
    { do: 'pay', money: { '50': 2 } },
  ] as const;
  expect(await after('bid', exact)).toBe(words.bid.exact(100));
  const costly = [
    { do: 'bid', amount: 140 },
    { do: 'pay', money: { '50': 3 } },
  ] as const;
  expect(await after('bid', costly)).toBe(words.bid.dear(140, 150));
  expect(await after('right', [{ do: 'sell' }])).toBe(words.right.sold);
  expect(await after('bluff', [{ do: 'offer', money: { '0': 2 } }])).toBe(words.bluff.done);
  expect(await after('bluff', [{ do: 'offer', money: { '50': 1 } }])).toBe(words.bluff.paid(50));
  expect(await after('tie', [{ do: 'offer', money: { '100': 1 } }])).toBe(words.tie.again);
  expect(await after('tie', [{ do: 'offer', money: { '0': 1, '100': 1 } }])).toBe(words.tie.again);
});

it('the first quartet of the lesson doubles everything, and the bluff costs nothing', async () => {
  const goal = await play('goal', [{ do: 'auction' }]);
  expect(goal.moment.snapshot.view?.so_far[pupil]).toMatchObject({ sum: 960, times: 2, total: 1920 });

  const bluff = await play('bluff', [{ do: 'offer', money: { '0': 2 } }]);
  expect(bluff.moment.snapshot.view?.herds[pupil]).toMatchObject({ pig: 2 });
  expect(sumOf(bluff.moment.snapshot.view?.hand ?? {})).toBe(70);
});

/** The answers that the lesson asks for. */
const recommended: Readonly<Record<Task, readonly PlayersAnswer[]>> = {
  goal: [{ do: 'auction' }],
  bid: [
    { do: 'bid', amount: 100 },
    { do: 'pay', money: { '50': 2 } },
  ],
  right: [{ do: 'sell' }],
  payday: [{ do: 'auction' }],
  bluff: [{ do: 'offer', money: { '0': 2 } }],
  tie: [{ do: 'offer', money: { '100': 1 } }],
};

/** Plays the record to its end, with the hints of a bot in the pupil's place; returns the whole record. */
function playedOut(record: GameRecord, bots: readonly string[]): string {
  const now = Date.now();
  const wanted = { name: 'Rest', speed: 0, bots, commands: record.commands.length, seat: pupil };
  expect(module.playOn('rest', JSON.stringify(wanted), JSON.stringify(record), now)).toBe('{}');
  return playedByHints(module, pupil, now);
}

it.each(tasks)('"Where did I lose it?" finds no mistake in what the step "%s" asks for', async (task) => {
  const { bots, record } = lessonSteps[task].script('Anna');
  const { moment } = await play(task, recommended[task]);
  const commands = moment.commands;
  const coach = await CoachModule.from(
    (imports) => WebAssembly.instantiate(built('coach'), imports),
    () => undefined,
  );
  const whole = playedOut({ ...record, commands: [...commands] }, bots);
  const found = JSON.parse(coach.assess({ record: whole, seat: pupil, worlds: 32 })) as Assessment;

  // Also a decision that is not among the costliest.
  const asked = found.decisions.filter(
    ({ step }) => step > record.commands.length && step <= commands.length,
  );
  expect(asked.filter(({ gain, margin }) => gain > Math.max(margin, 0.01))).toEqual([]);
});
