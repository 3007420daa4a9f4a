import { onDestroy } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';
import type { Model } from '../../model/model';
import type { Moment } from '../../model/moment';
import { Sky } from './sky';

interface Shown {
  readonly model: Model;
  readonly moment: Moment | undefined;
  /** What stands on the stage; when it is another, nothing of the one before flies on. */
  readonly scene: unknown;
}

/** These move what they show themselves. */
const moves = new Set<Moment['kind']>(['trade', 'sale', 'payday', 'quartet', 'pedigree']);

/**
 * Lets cards and money move from where they were to where they go, in a layer over the page. To be called before
 * anything of the page is drawn.
 */
export function moveThings(shown: () => Shown, layer: () => HTMLElement | undefined): void {
  const sky = new Sky();
  const still = () => {
    const { moment } = shown();
    return (
      prefersReducedMotion.current || document.hidden || (moment !== undefined && moves.has(moment.kind))
    );
  };
  let staged: unknown;
  $effect.pre(() => {
    const { model, scene } = shown();
    if (scene !== staged) sky.land();
    staged = scene;
    if (still()) sky.clear();
    else sky.look(document, model);
  });
  let frame = 0;
  $effect(() => {
    shown();
    // Measured where the page is laid out for the frame anyway, not once more for every step on the way to it.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => release(layer()));
  });
  onDestroy(() => cancelAnimationFrame(frame));

  function release(over: HTMLElement | undefined): void {
    if (over === undefined || still()) return;
    const { model, moment } = shown();
    // What a moment brings with it is seen on its stage first; what has no target there is not carried on to the next.
    if (moment !== undefined) sky.look(document, model);
    sky.release(document, over);
  }
}
