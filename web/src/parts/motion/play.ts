import { steadyNow } from '../../browser/clock';
import type { Attachment } from 'svelte/attachments';
import type { Playback } from '../../model/moment-timing';
import { timingOf, type Timeline } from './timeline';

/** Returns how many times slower a scene is shown than by its own clock. */
export const scaleOf = ({ from, until }: Playback, lasts: number): number => (until - from) / lasts;

/**
 * Plays a scene on the elements within an element, at the speed of its show. A late start begins in the
 * middle, and a settled scene shows only its last frame. It ends with its element.
 */
export const playing =
  (timeline: Timeline, playback: Playback): Attachment<HTMLElement> =>
  (scene) => {
    let animations: Animation[] = [];
    // Measured when the page is laid out for the frame anyway.
    const frame = requestAnimationFrame(() => {
      animations = begin(timeline, scene, scaleOf(playback, timeline.lasts));
      const passed = steadyNow() - playback.from;
      for (const animation of animations) {
        if (playback.settled) animation.finish();
        else animation.currentTime = passed;
      }
    });
    return () => {
      cancelAnimationFrame(frame);
      for (const animation of animations) animation.cancel();
    };
  };

function begin({ steps }: Timeline, scene: HTMLElement, scale: number): Animation[] {
  // All are measured before any of them moves.
  const moves = steps.flatMap((step) =>
    [...scene.querySelectorAll<HTMLElement>(step.of)].map((element, index) => ({
      element,
      frames: typeof step.frames === 'function' ? step.frames(element, index) : step.frames,
      timing: timingOf(step, index, scale),
    })),
  );
  const held = new Set<HTMLElement>();
  return moves.map(({ element, frames, timing }) => {
    // The first animation of an element holds its start position; later ones leave it there until they begin.
    const fill = held.has(element) ? 'forwards' : 'both';
    held.add(element);
    const animation = element.animate(frames, { ...timing, fill });
    // Nobody waits for a cancelled animation.
    animation.finished.catch(() => undefined);
    return animation;
  });
}

/** Returns the vector from the centre of one element to the centre of another. */
export function way(from: Element, to: Element | DOMRect): { x: number; y: number } {
  const [start, end] = [
    from.getBoundingClientRect(),
    to instanceof Element ? to.getBoundingClientRect() : to,
  ];
  return {
    x: end.x + end.width / 2 - start.x - start.width / 2,
    y: end.y + end.height / 2 - start.y - start.height / 2,
  };
}
