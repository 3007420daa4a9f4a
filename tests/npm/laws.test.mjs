// Property tests in a project with the installed package. KUHHANDEL is the folder with the golden games.
import { deepEqual, equal, match, ok, throws } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  BadInput,
  Refused,
  answer,
  asked,
  bots,
  editions,
  eventsFor,
  legalActions,
  openState,
  play,
  playBots,
  recordOf,
  replay,
  resume,
  score,
  seatBot,
  start,
  viewFor,
} from 'kuhhandel';
import { bent } from './nonsense.mjs';
import { chanceOf, randomGame } from './random.mjs';

const golden = join(process.env.KUHHANDEL ?? '', 'tests/golden');
const read = (name) => JSON.parse(readFileSync(join(golden, name), 'utf8'));
const namesWith = (ending) =>
  readdirSync(golden)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length));

const names = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fia'];
const forPlay = editions().filter(({ purpose }) => purpose === undefined);
/** A setup for each edition for play, with its maximum number of seats. */
const setups = forPlay.map(({ id, seats: [, most] }) => ({
  edition: id,
  seats: names.slice(0, most),
  seed: `npm ${id}`,
}));

const thrownBy = (act) => {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
};

test('a golden game ends like in the native engine, or is refused there', () => {
  ok(namesWith('.expected.json').length >= 30);
  for (const name of namesWith('.expected.json')) {
    const { ok: isPlayed, ...expected } = read(`${name}.expected.json`);
    const record = read(`${name}.json`);
    if (isPlayed) {
      deepEqual(openState(resume(record)), expected, name);
    } else {
      const { at, refusal, clause } = thrownBy(() => resume(record));
      deepEqual({ at, refusal, clause }, expected, name);
    }
  }
});

test('a golden game has the same tales', () => {
  for (const name of namesWith('.tales.json'))
    deepEqual(replay(read(`${name}.json`)).tales, read(`${name}.tales.json`), name);
});

test('a random game replays from its record to the same digest', () => {
  for (const [seed, setup] of setups.entries()) {
    const game = randomGame(setup, seed);
    equal(openState(game).phase.name, 'finished');
    deepEqual(openState(resume(recordOf(game))), openState(game));
    equal(replay(recordOf(game)).fault, undefined);
  }
});

/** Yields commands of all kinds by a seat; most are illegal at any time. */
function* commandsOf(by, { seats, animals }) {
  const simple = ['auction', 'stop', 'sell', 'buy', 'accept', 'claim', 'take', 'divide', 'keep', 'give'];
  for (const what of simple) yield { by, do: what };
  for (const amount of [10, 35, 200, 1_000_000]) yield { by, do: 'bid', amount };
  for (const what of ['pay', 'offer', 'counter']) yield { by, do: what, money: {} };
  yield { by, do: 'lay', card: 10 };
  for (const animal of animals) {
    yield { by, do: 'exclude', animal };
    for (let seat = 0; seat < seats; ++seat) yield { by, do: 'challenge', seat, animal };
  }
}

/** Returns whether one of the options allows the command. */
const isAmong = (options, command) =>
  options.some((option) => {
    if (option.do !== command.do) return false;
    switch (option.do) {
      case 'bid':
        return (
          option.from <= command.amount && command.amount <= option.to && command.amount % option.step === 0
        );
      case 'pay':
        return false;
      case 'offer':
      case 'counter':
        return option.at_least_cards === 0;
      case 'challenge':
        return option.seat === command.seat && option.animal === command.animal;
      case 'lay':
        return option.cards_of.includes(command.card);
      case 'exclude':
        return option.animal === command.animal;
      default:
        return true;
    }
  });

function holdToOptions(game, seats, animals) {
  const before = openState(game).digest;
  for (let by = 0; by < seats; ++by) {
    const options = legalActions(game, by);
    for (const command of commandsOf(by, { seats, animals })) {
      const error = thrownBy(() => play(game, command));
      const said = JSON.stringify(command);
      if (isAmong(options, command)) {
        equal(error, undefined, said);
      } else {
        ok(error instanceof Refused, said);
        match(error.clause, /^C\d+\.\d+$/);
        match(error.refusal, /^[a-z_]+$/);
      }
    }
  }
  equal(openState(game).digest, before, 'a game never changes');
}

test('listed legal actions are accepted, and all others are refused with their clause', () => {
  for (const [seed, setup] of setups.entries()) {
    const { animals, rats } = forPlay.find(({ id }) => id === setup.edition);
    const kinds = [...animals.map(({ id }) => id), ...(rats ? ['rat'] : [])];
    let moments = 0;
    randomGame(setup, seed, (game) => {
      if (moments++ % 60 === 0) holdToOptions(game, setup.seats.length, kinds);
    });
  }
});

/** Returns two games that look the same to Anna: the other hands and the pile differ. */
function twoWorlds() {
  const all = forPlay.find(({ id }) => id === 'second').animals.flatMap(({ id }) => Array(4).fill(id));
  const [open, ...hidden] = ['cow', ...all.filter((id, place) => id !== 'cow' || all.indexOf(id) !== place)];
  const own = { 0: 2, 10: 4, 50: 1 };
  const poor = { 0: 2, 10: 5 };
  const rich = { 0: 2, 10: 3, 50: 2 };
  const world = (pile, hands) =>
    start({
      edition: 'second',
      seats: names.slice(0, 3),
      position: { turn: 0, pile: [open, ...pile], hands, herds: [{}, {}, {}] },
    });
  return [world(hidden, [own, poor, rich]), world(hidden.toReversed(), [own, rich, poor])];
}

test('hidden information does not affect a seat’s view, options or events', () => {
  let worlds = twoWorlds();
  const moves = [
    { by: 0, do: 'auction' },
    { by: 1, do: 'bid', amount: 40 },
    { by: 2, do: 'bid', amount: 50 },
    { by: 'house', do: 'hammer' },
  ];
  ok(openState(worlds[0]).digest !== openState(worlds[1]).digest);
  for (const command of moves) {
    worlds = worlds.map((game) => play(game, command));
    for (const look of [
      (game) => viewFor(game, 0),
      (game) => legalActions(game, 0),
      (game) => eventsFor(game, 0),
    ]) {
      deepEqual(look(worlds[0]), look(worlds[1]));
    }
    deepEqual(viewFor(worlds[0], 'audience'), viewFor(worlds[1], 'audience'));
  }
});

const lineUp = (seats) => seats.map((_, seat) => ['random', 'farmer', 'collector', 'trader'][seat % 4]);

test('bots asked one by one play the same game as on their own', () => {
  for (const setup of setups) {
    const line = lineUp(setup.seats);
    const players = line.map((name, seat) => seatBot(name, seat, 5));
    let game = start(setup);
    for (let seat = asked(game); seat !== null; seat = asked(game))
      game = answer(game, players[seat].choose(game));
    deepEqual(recordOf(game), playBots(setup, line, 5), setup.edition);
  }
});

test('a bot’s choice depends only on the game, not on earlier requests', () => {
  const setup = setups[0];
  const record = playBots(setup, lineUp(setup.seats), 1);
  const late = resume({ ...record, commands: record.commands.slice(0, 60) });
  const early = resume({ ...record, commands: record.commands.slice(0, 9) });
  const seats = [late, early].map((game) => asked(game));
  const fresh = [late, early].map((game, i) => seatBot('farmer', seats[i], 3).choose(game));

  for (const [i, game] of [late, early].entries()) {
    const bot = seatBot('farmer', seats[i], 3);
    for (const other of [game, late, early, game]) if (asked(other) === seats[i]) bot.choose(other);
    deepEqual(bot.choose(game), fresh[i]);
  }
});

test('bots have the same names as everywhere', () => {
  deepEqual(
    bots().map(({ name }) => name),
    'random dreamer guest child neighbour miser bluffer blocker collector farmer innkeeper trader shark'.split(
      ' ',
    ),
  );
  throws(() => seatBot('nobody', 0, 1), { name: 'BadInput', field: 'bot' });
  throws(() => playBots(setups[0], ['random'], 1), { name: 'BadInput', field: 'bots' });
  throws(() => seatBot('random', 0, -1), { name: 'BadInput', field: 'seed' });
});

test('an invalid game, command, seat or sheet is reported with its field', () => {
  const game = start(setups[0]);
  throws(() => start({ ...setups[0], edition: 'third' }), { name: 'BadInput', field: 'edition' });
  throws(() => start({ ...setups[0], seats: ['Anna'] }), { name: 'BadInput', field: 'seats' });
  throws(() => start({ ...setups[0], seeds: 'x' }), { name: 'BadInput', field: 'seeds' });
  throws(() => play(game, { by: 0, do: 'dance' }), { name: 'BadInput', field: 'command.do' });
  throws(() => play(game, undefined), BadInput);
  throws(() => viewFor(game, 9), { name: 'BadInput', field: 'seat' });
  throws(() => legalActions(game, 0.5), { name: 'BadInput', field: 'seat' });
  throws(() => replay(recordOf(game), 7), { name: 'BadInput', field: 'eyes' });
  throws(() => eventsFor(game, 0, start(setups[1])), { name: 'BadInput', field: 'since' });
  throws(() => score({ edition: 'second', players: [] }), { name: 'BadInput', field: 'players' });
});

test('any input is accepted, refused or reported as invalid', () => {
  const below = chanceOf(7);
  const line = ['random', 'random', 'random'];
  const whole = playBots({ edition: 'master', seats: names.slice(0, 3), seed: '1' }, line, 1);
  const record = { ...whole, commands: whole.commands.slice(0, 12) };
  const game = resume(record);
  const { digest } = openState(game);
  const players = names.slice(0, 3).map((name) => ({ name, quartets: ['cow'], rats: 1 }));
  const tries = [
    () => resume(bent(record, below)),
    () => replay(bent(record, below), bent('open', below)),
    () => play(game, bent({ by: 1, do: 'pay', money: { 10: 4 } }, below)),
    () => answer(game, bent({ do: 'bid', amount: 40 }, below)),
    () => score(bent({ edition: 'master', players }, below)),
  ];

  for (let i = 0; i < 3000; ++i) {
    const error = thrownBy(tries[i % tries.length]);
    ok(error === undefined || error instanceof BadInput || error instanceof Refused, error);
  }
  equal(openState(game).digest, digest);
});

test('the auctioneer does not bid, as in the README', () => {
  const game = start({ edition: 'second', seats: names.slice(0, 3), seed: 'any seed' });
  const auction = play(game, { by: asked(game), do: 'auction' });
  const refused = { name: 'Refused', refusal: 'own_auction', clause: 'C4.1' };

  throws(() => play(auction, { by: asked(game), do: 'bid', amount: 40 }), refused);
});

test('a sheet is scored the same as elsewhere', () => {
  const players = [{ name: 'Anna', quartets: ['cow', 'pig'] }, { name: 'Ben' }, { name: 'Cleo' }];
  const { winners, players: scored } = score({ edition: 'second', players });

  deepEqual(winners, [0]);
  equal(scored[0].total, (800 + 650) * 2);
});
