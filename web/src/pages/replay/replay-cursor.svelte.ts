import { characters } from '../../model/characters.gen';
import { Listeners } from '../../model/listeners';
import type { GameModel } from '../../model/model';
import type { Scene } from '../../model/scene';
import { namesOf } from '../../parts/keyboard/keys';
import type { GameEvent, MoneyCards, Replay, ReplayStep, Seat, SeatInfo } from '../../wire/protocol';
import type { Assessment } from '../../wire/coach/assessment';
import type { Mark } from './coach/marks';
import type { Eyes } from '../../wire/replays';

/** The events that the user can jump to. */
export const landmarks = ['turned_up', 'challenged', 'payday'] as const;
export type Landmark = (typeof landmarks)[number];

/** Milliseconds between two steps at the usual speed. */
const pace = 1400;
export const speeds = [1, 4, 16] as const;

function personIn({ faces }: Replay, name: string, seat: Seat): SeatInfo {
  const face = faces?.[seat] ?? undefined;
  return { kind: 'person', name, away: false, lag: 0, ...(face !== undefined && { face }) };
}

/**
 * Returns the game at that step, for the same screens that show a running one; undefined if there is no such
 * step.
 */
export function sceneAt(replay: Replay, step: number, eyes: Eyes): Scene | undefined {
  const shown = replay.steps[step];
  if (shown === undefined) return undefined;
  const model: GameModel = {
    version: step,
    you: { seat: typeof eyes === 'number' ? eyes : null, host: false },
    table: { seats: replay.seats.map((name, seat) => personIn(replay, name, seat)) },
    faces: replay.seats.map((name) => characters.find((one) => one.name === name)?.kind),
    edition: replay.edition,
    view: shown.view,
    options: [],
    passed: [],
    clock: null,
    log: replay.steps.slice(0, step + 1).flatMap(({ events }) => events),
    ledger: [],
    latest: shown.events,
    ahead: 0,
  };
  return { model, view: shown.view };
}

/** Returns the hands that the viewpoint sees at that step. */
export function handsSeen(
  step: ReplayStep | undefined,
  eyes: Eyes,
): readonly { seat: Seat; hand: MoneyCards }[] {
  if (step === undefined) return [];
  if (typeof eyes === 'number') return [{ seat: eyes, hand: step.view.hand }];
  return step.hands?.map((hand, seat) => ({ seat, hand })) ?? [];
}

/** A replayed game: the current step, and the playback. */
export class ReplayCursor {
  replay = $state.raw<Replay>();
  /** The coach's assessment, once asked. */
  assessment = $state.raw<Assessment>();
  /** The selected decision; undefined while the whole game is shown. */
  mark = $state.raw<Mark>();
  step = $state(0);
  playing = $state(false);
  speed = $state<(typeof speeds)[number]>(1);
  readonly #onMove: () => void;
  readonly #listeners = new Listeners<[Eyes]>();
  #eyes = $state<Eyes>('open');
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `onMove` is called when the viewer goes to another step or changes the viewpoint. */
  constructor(onMove: () => void = () => undefined) {
    this.#onMove = onMove;
  }

  /** Shows the game as one viewpoint sees it; the first time, from that step on. */
  show(replay: Replay, firstStep: number): void {
    const isFirst = this.replay === undefined;
    this.replay = replay;
    if (isFirst) this.go(firstStep);
  }
  get eyes(): Eyes {
    return this.#eyes;
  }
  set eyes(eyes: Eyes) {
    if (eyes === this.#eyes) return;
    this.#look(eyes);
    this.#onMove();
  }
  /** Calls back when the viewpoint has changed, until the returned function is called. */
  onEyes(listener: (eyes: Eyes) => void): () => void {
    return this.#listeners.add(listener);
  }
  get last(): number {
    return Math.max(0, (this.replay?.steps.length ?? 1) - 1);
  }
  get events(): readonly GameEvent[] {
    return this.replay?.steps[this.step]?.events ?? [];
  }

  /** Goes to the moment before that decision. */
  open(mark: Mark): void {
    this.pause();
    this.go(mark.step - 1);
    this.mark = mark;
  }
  go(step: number): void {
    const before = this.step;
    this.#show(step);
    if (this.step !== before) this.#onMove();
  }
  /** Goes to the place to which another person leads this viewer. */
  bring(step: number, eyes: Eyes): void {
    if (eyes !== this.#eyes) this.#look(eyes);
    this.#show(step);
  }
  /** Goes to the next step with such an event; after the last, to the first. */
  jump(name: Landmark): void {
    const steps = this.replay?.steps ?? [];
    const has = ({ events }: { events: readonly GameEvent[] }) => events.some((event) => event.name === name);
    const next = steps.findIndex((one, index) => index > this.step && has(one));
    const found = next === -1 ? steps.findIndex(has) : next;
    if (found !== -1) this.go(found);
  }
  /** Handles the navigation keys, except while the user types. */
  press(event: KeyboardEvent): void {
    const { target } = event;
    const [key] = namesOf(event);
    if (target instanceof HTMLElement && target.closest('input, select, textarea') !== null) return;
    if (key === ',' || key === 'ArrowLeft') this.go(this.step - 1);
    else if (key === '.' || key === 'ArrowRight') this.go(this.step + 1);
    else if (key === 'Home') this.go(0);
    else if (key === 'End') this.go(this.last);
    else return;
    event.preventDefault();
  }
  play(): void {
    if (this.step === this.last) this.go(0);
    this.playing = true;
    this.#wait();
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }
  faster(): void {
    this.speed = speeds[(speeds.indexOf(this.speed) + 1) % speeds.length] ?? 1;
  }

  #look(eyes: Eyes): void {
    this.#eyes = eyes;
    this.#listeners.call(eyes);
  }

  #show(step: number): void {
    this.mark = undefined;
    this.step = Math.min(Math.max(0, step), this.last);
    if (this.step === this.last) this.pause();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.go(this.step + 1);
      if (this.playing) this.#wait();
    }, pace / this.speed);
  }
}
