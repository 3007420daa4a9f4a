import type { Attachment } from 'svelte/attachments';
import type { Telling } from '../../model/story';
import { timingOf, type Timeline } from './timeline';

/** How many times slower a scene is told than by its own clock. */
export const scaleOf = ({ from, until }: Telling, lasts: number): number => (until - from) / lasts;

/**
 * Plays a scene on what stands within an element, as fast as it is told; whoever comes late finds it in its middle, and
 * where it is settled only its last frame is shown. It ends with its element.
 */
export const playing =
  (timeline: Timeline, telling: Telling): Attachment<HTMLElement> =>
  (scene) => {
    let animations: Animation[] = [];
    // Measured where the page is laid out for the frame anyway.
    const frame = requestAnimationFrame(() => {
      animations = begin(timeline, scene, scaleOf(telling, timeline.lasts));
      const passed = Date.now() - telling.from;
      for (const animation of animations) {
        if (telling.settled) animation.finish();
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
    // The first that moves an element holds it where it begins; later ones leave it there until they begin.
    const fill = held.has(element) ? 'forwards' : 'both';
    held.add(element);
    const animation = element.animate(frames, { ...timing, fill });
    // Nobody waits for one that is put aside.
    animation.finished.catch(() => undefined);
    return animation;
  });
}

/** The way from the middle of one thing to the middle of another. */
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
