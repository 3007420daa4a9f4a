import { onFaceDown } from '../../browser/pointers';
import { onTouch, onVisibility } from '../../browser/touches';
import { purseCover } from './cover.svelte';

/** An open purse that nobody touches is covered after this time, in milliseconds. */
export const untouched = 20_000;

/**
 * Covers an open purse again: 20 seconds after the last touch, when the page is hidden, and when the device is
 * turned face down. Returns a function that ends this.
 */
export function coverAgain(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cover = () => void purseCover.cover();
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(cover, untouched);
  };
  wait();
  const ends = [onTouch(wait), onVisibility((visible) => !visible && cover()), onFaceDown(cover)];
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
  };
}
