import { onDestroy } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';
import type { Model } from '../../model/model';
import type { Moment } from '../../model/moment';
import { FlyLayer } from './fly-layer';

interface Shown {
  readonly model: Model;
  readonly moment: Moment | undefined;
  /** Identifies the stage; if it changes, no flight of the previous one continues. */
  readonly scene: unknown;
}

/** These moments animate their own content. */
const moves = new Set<Moment['kind']>(['trade', 'sale', 'payday', 'quartet', 'pedigree']);

/**
 * Moves cards and money between their places, in a layer over the page. Call it before anything of the page
 * is drawn.
 */
export function moveThings(shown: () => Shown, layer: () => HTMLElement | undefined): void {
  const flyLayer = new FlyLayer();
  const still = () => {
    const { moment } = shown();
    return (
      prefersReducedMotion.current || document.hidden || (moment !== undefined && moves.has(moment.kind))
    );
  };
  let staged: unknown;
  $effect.pre(() => {
    const { model, scene } = shown();
    if (scene !== staged) flyLayer.land();
    staged = scene;
    if (still()) flyLayer.clear();
    else flyLayer.look(document, model);
  });
  let frame = 0;
  $effect(() => {
    shown();
    // Measured when the page is laid out for the frame anyway, not once more for every step before it.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => release(layer()));
  });
  onDestroy(() => cancelAnimationFrame(frame));

  function release(over: HTMLElement | undefined): void {
    if (over === undefined || still()) return;
    const { model, moment } = shown();
    // Items of a moment appear on its stage first; those without a target there are not carried over to the
    // next.
    if (moment !== undefined) flyLayer.look(document, model);
    flyLayer.release(document, over);
  }
}
