import foxAddress from '../../../../src/players/neural/fox.khn1?url';
import masterAddress from '../../../../src/players/neural/master.khn1?url';
import owlAddress from '../../../../src/players/neural/owl.khn1?url';
import moduleAddress from '../../../../build/wasm/local-table.wasm?url';
import { steadyNow } from '../../browser/clock';
import { DatabaseUnavailable } from '../../browser/database';
import { loadFile } from '../../browser/load';
import { instantiate, problemOf } from '../../browser/webassembly';
import { keepPlayed } from '../coach/judged';
import type { TableInfo } from '../protocol';
import type { DeviceRequest, FromWorker, Opening, Origin, PlayOnWanted, ToWorker } from './requests';
import { keep, makeRoom, recall, type StoredFact, type StoredGame } from './memory';
import { netsFor, type Net } from '../nets';
import { positionOf } from './position';
import { TableModule } from './table-module';

/** The connection that sets up a new table; the page numbers its own from 0. */
const opener = -1;
const noSuchTable = JSON.stringify({ error: 'no_such_table', message: 'This device knows no such table.' });
const noNet = JSON.stringify({ error: 'no_net', message: 'A net could not be fetched.' });

const noStorage = JSON.stringify({ error: 'no_storage', message: 'This browser stores no tables.' });

const module = TableModule.from((imports) => instantiate(moduleAddress, imports));
/** Separate files: a person who never plays a trained bot or asks for a hint never waits for them. */
const addresses: Record<Net, string> = { fox: foxAddress, master: masterAddress, owl: owlAddress };
const brought = new Set<Net>();
let setup: string | undefined;
let origin: Origin | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
// In sequence: messages wait until their facts are stored.
let work: Promise<void> = Promise.resolve();

/** Once a fact could not be stored, the page keeps all later ones, since the stored facts must have no gaps. */
let stores = true;
/** Milliseconds by which the table's time is later than this worker's. */
let later = 0;

/** The table's time: a corrected device clock neither stops its timers nor makes them all due at once. */
const now = (): number => Math.floor(steadyNow()) + later;

/** A device clock that went back since the table was stored does not make its time go back. */
function continueAfter(facts: readonly StoredFact[]): void {
  const last = facts.at(-1)?.at ?? 0;
  later = Math.max(later, last - Math.floor(steadyNow()));
}

const post = (message: FromWorker) => postMessage(message);

/** Stores the facts of a call, then sends its messages, then sets the timer for the next event. */
async function settle(table: TableModule): Promise<void> {
  const facts = table.takeFacts();
  const messages = table.takeMessages();
  if (facts.length > 0 && setup !== undefined) {
    const info = JSON.parse(table.info()) as TableInfo;
    await store({ table: { id: info.id, setup, info, at: Date.now(), origin }, facts });
    if (info.state === 'finished') await keepForProfile(table.record(), info);
  }
  for (const { connection, text } of messages) if (connection !== opener) post({ connection, text });
  clearTimeout(timer);
  const due = setup === undefined ? Infinity : table.nextDue();
  if (due < Infinity) timer = setTimeout(() => then(passTime), Math.max(0, due - now()));
}

/** Stores the facts, or gives them to the page if the browser cannot store them. */
async function store(game: StoredGame): Promise<void> {
  let isFull = false;
  try {
    if (stores) {
      await keep(game.table, game.facts);
      return;
    }
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    isFull = error.isFull;
  }
  stores = false;
  post({ unstored: game, isFull });
}

/**
 * Only for games that show how the person plays: not for games that others began, or shared devices.
 */
async function keepForProfile(record: string, { id, name, edition, game, seats }: TableInfo): Promise<void> {
  const [seat, another] = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  if (seat === undefined || another !== undefined || origin !== undefined) return;
  await keepPlayed({ id: `local/${id}/${game}`, name, edition, ended: Date.now(), seat, record });
}

function passTime(table: TableModule): void {
  performance.mark('due');
  table.passTime(now());
  performance.measure('passed', 'due');
}

function then(callback: (table: TableModule) => void | Promise<void>): void {
  work = work
    .then(async () => {
      const table = await module;
      await callback(table);
      await settle(table);
    })
    .catch((error: unknown) => post({ broken: String(error), problem: problemOf(error) }));
}

/** Fetches the nets of the bots that a text may seat; returns whether all are loaded. */
async function areHere(table: TableModule, text: string): Promise<boolean> {
  const there = await Promise.all([...netsFor(text, setup)].map((net) => bring(table, net)));
  return !there.includes(false);
}

async function bring(table: TableModule, net: Net): Promise<boolean> {
  if (brought.has(net)) return true;
  const bytes = await loadFile(addresses[net]).catch(() => undefined);
  if (bytes === undefined || table.bringNet(bytes) !== '{}') return false;
  brought.add(net);
  return true;
}

async function open(
  table: TableModule,
  id: string,
  { table: wanted, others, bots }: Opening,
): Promise<string> {
  const answer = table.open(id, JSON.stringify(wanted), now());
  if ('error' in (JSON.parse(answer) as object)) return answer;
  for (const player of others) table.takeSeat(JSON.stringify({ player }), now());
  setup = table.setup();
  await makeRoom();
  begin(table, 1 + others.length, bots);
  return answer;
}

async function playOn(table: TableModule, id: string, from: Origin, wanted: PlayOnWanted): Promise<string> {
  const where = { commands: from.step, seat: from.seat };
  const answer = table.playOn(id, JSON.stringify({ ...wanted, ...where }), from.record, now());
  if (answer !== '{}') return answer;
  await makeRoom();
  setup = table.setup();
  origin = from;
  return answer;
}

/** Seats the bots from that seat on, and starts the game as host. */
function begin(table: TableModule, firstBot: number, bots: readonly string[]): void {
  const send = (message: object) => table.receive(opener, JSON.stringify(message), now());
  send({ type: 'hello', version: 1, token: '0' });
  for (const [place, bot] of bots.entries()) {
    const seat = firstBot + place;
    send({ type: 'order', id: `bot-${seat}`, order: { do: 'add_bot', seat, bot } });
  }
  send({ type: 'order', id: 'start', order: { do: 'start' } });
  table.leave(opener, now());
}

/** Returns the whole table: its stored facts, followed by those that only the page has. */
async function found(id: string, unstored: StoredGame | undefined): Promise<StoredGame | undefined> {
  const stored = await recall(id).catch((error: unknown) => {
    if (unstored === undefined) throw error;
    return undefined;
  });
  if (unstored === undefined) return stored;
  stores = false;
  const first = unstored.facts[0]?.version ?? Infinity;
  const earlier = stored?.facts.filter(({ version }) => version < first) ?? [];
  return { table: unstored.table, facts: [...earlier, ...unstored.facts] };
}

async function resume(table: TableModule, id: string, unstored: StoredGame | undefined): Promise<string> {
  let kept: StoredGame | undefined;
  try {
    kept = await found(id, unstored);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return noStorage;
    throw error;
  }
  if (kept === undefined) return noSuchTable;
  continueAfter(kept.facts);
  await areHere(table, JSON.stringify(kept.table.info));
  const answer = table.resume(kept.table.setup, kept.facts, now());
  if (answer !== '{}') return answer;
  setup = kept.table.setup;
  origin = kept.table.origin;
  return table.info();
}

function run(table: TableModule, request: DeviceRequest): string | Promise<string> {
  switch (request.do) {
    case 'lobby':
      return table.lobby();
    case 'open':
      return open(table, request.id, request.opening);
    case 'play_on':
      return playOn(table, request.id, request.from, request.wanted);
    case 'resume':
      return resume(table, request.id, request.unstored);
    case 'origin':
      return JSON.stringify(origin ?? null);
    case 'record':
      return table.record();
    case 'position':
      return positionOf(table, request.of, now());
    case 'look_back':
      return table.lookBack(request.seat);
    case 'replay':
      return table.replay(request.eyes, request.record);
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('request' in data) {
    then(async (table) => {
      const ready = await areHere(table, JSON.stringify(data.what));
      const answer = ready ? await run(table, data.what) : noNet;
      await settle(table);
      post({ request: data.request, answer });
    });
  } else if ('leaves' in data) then((table) => table.leave(data.connection, now()));
  else
    then(async (table) => {
      await areHere(table, data.text);
      table.receive(data.connection, data.text, now());
    });
});
