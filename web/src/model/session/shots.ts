import type { Model } from '../model';
import { partsOf, type Moment, type Part } from '../moment';
import type { GameEvent } from '../../wire/protocol';
import { leastOf, momentTimingOf, type MomentTiming, type Playback } from '../moment-timing';

/**
 * The state that all parts of the page show at one time: the table after a step, and the part of that step on
 * the stage.
 */
export interface Shot {
  readonly model: Model;
  readonly moment: Moment | undefined;
  /** The index of the moment's act. */
  readonly act: number;
  /** When the whole moment is shown; undefined if the table waits for nothing. */
  readonly playback: Playback | undefined;
  /** When it ends, by this browser's clock; undefined: it stays until something happens. */
  readonly until: number | undefined;
  /** When this viewer has seen enough without a tap, if the table waits for taps; infinite: only after a tap. */
  readonly enough?: number | undefined;
  /** The game ended while the viewer watched. */
  readonly ends?: boolean;
}

/** The current table with its question. */
export const openShot = (model: Model): Shot => ({
  model,
  moment: undefined,
  act: 0,
  playback: undefined,
  until: undefined,
});

/** Returns what part of a show its viewer sees at least. */
export function leastShareOf(moments: readonly (Moment | undefined)[], me: Model['you']['seat']): number {
  const timings = moments.map((moment) => momentTimingOf(moment, me));
  const sum = (lengths: readonly number[]) => lengths.reduce((so, one) => so + one, 0);
  return sum(timings.map(leastOf)) / sum(timings.map(({ lasts }) => lasts));
}

/** The current table without a question: others are still watching the show. */
export const closedShot = (model: Model, from: number, until: number): Shot => ({
  ...openShot({ ...model, options: [], clock: null }),
  playback: { from, until, settled: true },
  until,
});

export interface Show {
  readonly model: Model;
  /** The table before the step. */
  readonly before: Model | undefined;
  readonly from: number;
  readonly until: number;
  /** This viewer wants no motion. */
  readonly still: boolean;
}

/** Returns the shots of a show: every moment of the step in its acts, none with a question. */
export function shotsOf(show: Show): Shot[] {
  const { model, before, from, until } = show;
  const parts = partsOf(model, before);
  const lengths = parts.map(({ moment }) => momentTimingOf(moment, model.you.seat).lasts);
  const whole = lengths.reduce((sum, one) => sum + one);
  const at = (passed: number) => from + ((until - from) * passed) / whole;
  let passed = 0;
  let unannounced = model.latest.length;
  let known = false;
  return parts.flatMap((part, index) => {
    const begins = at(passed);
    passed += lengths[index] ?? 0;
    unannounced -= part.events.length;
    const playback = { from: begins, until: at(passed), settled: show.still };
    const shots = actsOf(show, part, { playback, unannounced, known });
    // A result that has been shown stays known in the next moment of the step.
    known = true;
    return shots;
  });
}

interface Place {
  readonly playback: Playback;
  /** The events of the step after this part. */
  readonly unannounced: number;
  readonly known: boolean;
}

function actsOf({ model, before, still }: Show, { events, moment }: Part, place: Place): Shot[] {
  const { playback, unannounced } = place;
  const timing = momentTimingOf(moment, model.you.seat);
  const at = (time: number) => playback.from + ((playback.until - playback.from) * time) / timing.lasts;
  const last = timing.acts.length - 1;
  // With a big screen in the room the acts come at its times: a phone must not show a result before it.
  const only = still && model.table.big_screen?.present !== true;
  const shots = timing.acts.map((_, act): Shot => {
    const hidden = act < timing.announcedAt ? unannounced + events.length : unannounced;
    const knows = place.known || act >= timing.known || before === undefined;
    const shown: Model = {
      ...model,
      ...(knows ? {} : { view: before.view, ledger: before.ledger }),
      options: [],
      clock: null,
      latest: act === timing.announcedAt || (only && act === last) ? events : [],
      log: model.log.slice(0, model.log.length - hidden),
    };
    const next = timing.acts[act + 1];
    if (next !== undefined) return { model: shown, moment, act, playback, until: at(next) };
    const enough = enoughAfter(model, timing);
    return { model: shown, moment, act, playback, until: playback.until, enough: enough && at(enough) };
  });
  return only ? shots.slice(-1) : shots;
}

/** Returns when the viewer has seen enough without a tap; undefined at the end of the moment. */
function enoughAfter({ table }: Model, timing: MomentTiming): number | undefined {
  if (timing.enough === undefined) return undefined;
  // A correspondence table waits for no tap.
  if (table.answer_within !== undefined) return leastOf(timing);
  return timing.enough === 'never' ? Infinity : timing.enough;
}

/**
 * Brings the rest of a step's show forward, because its viewer has seen enough of the moment before. The table still
 * waits until the same time, unless all have seen enough.
 */
export function broughtForward(rest: readonly Shot[], by: number): Shot[] {
  return rest.map((shot, index) => {
    const { until = 0, playback, enough } = shot;
    const earlier = playback && { ...playback, from: playback.from - by, until: playback.until - by };
    if (index < rest.length - 1)
      return { ...shot, until: until - by, playback: earlier, enough: enough && enough - by };
    return { ...shot, playback: earlier, enough: (enough ?? until) - by };
  });
}

export const isEnd = ({ name }: GameEvent): boolean => name === 'over';

/** The same without the winner, who is announced last, when nothing else is shown. */
export const withoutEnd = (model: Model): Model => ({
  ...model,
  latest: model.latest.filter((event) => !isEnd(event)),
  log: model.log.filter((event) => !isEnd(event)),
});
