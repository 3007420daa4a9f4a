// Tests the fox, whose net has an import of its own, in a project with the installed package.
import { deepEqual, equal, ok, throws } from 'node:assert/strict';
import { test } from 'node:test';
import { answer, asked, bots, openState, playBots, recordOf, resume, seatBot, start } from 'kuhhandel';

const setup = { edition: 'second', seats: ['Anna', 'Ben', 'Cleo'], seed: 'fox' };
const line = ['fox', 'farmer', 'fox'];
const isThere = () => bots().some(({ name }) => name === 'fox');

test('there is no fox before its net is loaded, and then it plays like the native one', async () => {
  ok(!isThere());
  throws(() => seatBot('fox', 0, 1), { name: 'BadInput', field: 'bot' });
  throws(() => playBots(setup, line, 1), { name: 'BadInput', field: 'bots[0]' });

  await import('kuhhandel/fox');

  ok(isThere());
  deepEqual(bots().at(-1), {
    name: 'fox',
    character: 'has learned by playing, and solves its trades',
    level: 9,
  });
  throws(() => seatBot('fox:temperature=11', 0, 1), { name: 'BadInput', field: 'bot' });
  equal(openState(resume(playBots(setup, line, 1))).phase.name, 'finished');
});

test('a fox asked step by step plays the same game as in one run', async () => {
  await import('kuhhandel/fox');
  const players = line.map((name, seat) => seatBot(name, seat, 1));
  let game = start(setup);
  for (let seat = asked(game); seat !== null; seat = asked(game)) {
    game = answer(game, players[seat].choose(game));
  }

  deepEqual(recordOf(game).commands, playBots(setup, line, 1).commands);
});
