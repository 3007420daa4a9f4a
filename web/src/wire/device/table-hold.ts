import { channelTo, locks } from '../../browser/features';
import { randomId } from '../../browser/random';

/** The right to run a device table. Only one page of a browser has it: two would overwrite each other's moves. */
export interface Hold {
  release(): void;
}

interface Message {
  readonly from: string;
  readonly table: string;
  /** `take`: the holder must release the table; `ask`: who holds it?; `mine`: the answer of the holder. */
  readonly says: 'take' | 'ask' | 'mine';
}

/** Milliseconds that another page has to answer or to release the table; a frozen page does neither. */
const patience = { answer: 150, release: 1000, manager: 1500 };

const nameOf = (table: string) => `kuhhandel.table.${table}`;
const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds));

/** The connection of this page to others that may hold the same table. */
class Others {
  readonly #from = randomId();
  readonly #channel = channelTo('kuhhandel.tables');
  /** Called for messages of other pages about this table. */
  onMessage: (kind: Message['says'], from: string) => void = () => undefined;

  constructor(readonly table: string) {
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.table === table) this.onMessage(data.says, data.from);
    });
  }

  get exist(): boolean {
    return this.#channel !== undefined;
  }
  isBefore(other: string): boolean {
    return this.#from < other;
  }
  post(kind: Message['says']): void {
    this.#channel?.postMessage({ from: this.#from, table: this.table, says: kind } satisfies Message);
  }
  close(): void {
    this.#channel?.close();
  }
}

/** A browser that blocks storage has locks that throw, fail, or never answer: `unusable`. */
type Lock = Hold | 'taken' | 'unusable';

const isRefused = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'TimeoutError');

/** Waits for the lock as long as `options` allows; `taken` if it was not granted. */
function lockOf(table: string, options: LockOptions, lost: () => void): Promise<Lock> {
  const manager = locks();
  if (manager === undefined) return Promise.resolve('unusable');
  return new Promise((resolve) => {
    let isHeld = false;
    let isLate = false;
    const request = new Promise((asked) => {
      const granted = manager.request(nameOf(table), options, (lock) => {
        if (lock === null || isLate) return undefined;
        isHeld = true;
        return new Promise<void>((release) => resolve({ release }));
      });
      asked(granted);
    });
    request.then(
      () => resolve('taken'),
      // Another page has taken it over, or it was not granted in time.
      (error: unknown) => (isHeld ? lost() : resolve(isRefused(error) ? 'taken' : 'unusable')),
    );
    setTimeout(() => {
      isLate = !isHeld;
      resolve('unusable');
    }, patience.manager);
  });
}

/** Without usable locks, as on a page without https: asks whether another page holds the table. */
async function isHeldElsewhere(others: Others): Promise<boolean> {
  if (!others.exist) return false;
  let isHeld = false;
  others.onMessage = (kind, from) => {
    isHeld ||= kind === 'mine' || (kind === 'ask' && !others.isBefore(from));
  };
  others.post('ask');
  await pause(patience.answer);
  return isHeld;
}

/** The table is run here from now on: answers the other pages, and lets go when one of them takes it over. */
function held(others: Others, lock: Lock, lost: () => void): Hold {
  const release = () => {
    others.close();
    if (typeof lock === 'object') lock.release();
  };
  others.onMessage = (kind) => {
    if (kind === 'ask') others.post('mine');
    if (kind !== 'take') return;
    lost();
    release();
  };
  return { release };
}

/** Returns undefined if another page holds the table; `lost` is called when another page has taken it over. */
export async function holdTable(table: string, lost: () => void): Promise<Hold | undefined> {
  const others = new Others(table);
  const lock = await lockOf(table, { ifAvailable: true }, lost);
  const isFree = lock === 'unusable' ? !(await isHeldElsewhere(others)) : lock !== 'taken';
  if (isFree) return held(others, lock, lost);
  others.close();
  return undefined;
}

/** Takes the table over from another page that holds it. */
export async function takeTable(table: string, lost: () => void): Promise<Hold> {
  const others = new Others(table);
  others.post('take');
  const asked = await lockOf(table, { signal: AbortSignal.timeout(patience.release) }, lost);
  if (asked === 'unusable') await pause(patience.answer);
  const lock = asked === 'taken' ? await lockOf(table, { steal: true }, lost) : asked;
  return held(others, lock, lost);
}
