import { expect, it } from 'vitest';
import { moments } from '../../model/fixtures/moments';
import { seatedAt } from '../../model/fixtures/seated';
import type { Moment } from '../../model/moment';
import { momentTimingOf } from '../../model/moment-timing';
import type { Timeline } from '../../parts/motion/timeline';
import { showdownOf, timelineOf } from '../trade/showdown';
import { paydayTimeline, pedigreeTimeline, quartetTimeline, raceTimeline, saleTimeline } from './timelines';

/** Returns the timeline of a moment, if it has one. */
function timelineFor(moment: Moment): Timeline | undefined {
  switch (moment.kind) {
    case 'trade':
      return timelineOf(moment, showdownOf(moment, 0), 0);
    case 'payday':
      return paydayTimeline;
    case 'pedigree':
      return pedigreeTimeline;
    case 'quartet':
      return quartetTimeline;
    case 'sale':
      return saleTimeline(moment);
    case 'race':
      return raceTimeline(moment.verdict.presses.map(({ after }) => after));
    default:
      return undefined;
  }
}

// The seat's styles animate the ribbon at another player's seat.
const onStage = Object.keys(moments).filter((scene) => !['quartetOfAnother', 'duelQuartet'].includes(scene));

it.each(onStage)('all of %s follows the timeline of its story, and rests when it does', (scene) => {
  const { moment } = seatedAt(scene).session.director;
  if (moment === undefined) throw new Error(`nothing is shown of ${scene}`);
  const { lasts, rests } = momentTimingOf(moment, 0);
  const timeline = timelineFor(moment);
  if (timeline === undefined) {
    expect(rests).toBe(0);
    return;
  }
  expect(timeline.lasts).toBe(lasts);
  const begins = timeline.steps.map(({ at }) => at);
  expect(Math.max(...begins)).toBeLessThan(rests);
  // Four cards are dealt and money goes to a few seats; each of them begins `apart` after the one before.
  const ends = timeline.steps.map((step) => step.at + step.lasts + (step.apart ?? 0));
  expect(Math.max(...ends)).toBeLessThanOrEqual(rests + 240);
});
