import { mount, unmount } from 'svelte';
import MoneyCard from '../cards/MoneyCard.svelte';

/** The place that an object left, and its appearance there. */
export interface ElementCopy {
  readonly box: DOMRect;
  readonly clone: HTMLElement;
}

export interface Timing {
  /** Milliseconds. */
  readonly lasts: number;
  readonly delay: number;
}

const moneyWidth = 40;
const easing = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

export const lookAt = (element: HTMLElement): ElementCopy => ({
  box: element.getBoundingClientRect(),
  clone: element.cloneNode(true) as HTMLElement,
});

/** Returns a money card in the middle of a place, by its value; a back for null. */
export function moneyAt(place: DOMRect, value: number | null): ElementCopy {
  const height = moneyWidth * 1.5;
  const box = new DOMRect(
    place.x + (place.width - moneyWidth) / 2,
    place.y + (place.height - height) / 2,
    moneyWidth,
    height,
  );
  return { box, clone: drawn(value) };
}

function drawn(value: number | null): HTMLElement {
  const easel = document.createElement('div');
  const card = mount(MoneyCard, {
    target: easel,
    props: value === null ? { width: moneyWidth } : { width: moneyWidth, value },
  });
  const clone = easel.firstElementChild?.cloneNode(true) as HTMLElement;
  void unmount(card);
  return clone;
}

/** Moves a copy of the object to its destination, then removes it. Only transform and opacity move. */
export function fly(
  sky: HTMLElement,
  { box, clone }: ElementCopy,
  to: DOMRect,
  { lasts, delay }: Timing,
): Animation {
  settle(clone, box);
  sky.append(clone);
  const size = Math.min(
    1.2,
    Math.max(0.25, Math.min(grown(box.width, to.width), grown(box.height, to.height))),
  );
  const [x, y] = [
    middle(to.x, to.width) - middle(box.x, box.width),
    middle(to.y, to.height) - middle(box.y, box.height),
  ];
  const flight = clone.animate(
    [{ transform: 'none' }, { transform: `translate(${x}px, ${y}px) scale(${size})`, opacity: 0.9 }],
    { duration: lasts, delay, easing, fill: 'both' },
  );
  const land = () => clone.remove();
  flight.finished.then(land, land);
  return flight;
}

/** A new chip appears only with its animal; an existing one nods when another arrives. */
export function receive(target: HTMLElement, isNew: boolean, { lasts, delay }: Timing): void {
  const arrival = lasts + delay;
  if (isNew) target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: arrival });
  target.animate([{ transform: 'none' }, { transform: 'scale(1.18)' }, { transform: 'none' }], {
    duration: 240,
    delay: arrival,
  });
}

/** Turns a card up: the flying back rotates to its edge, then the face appears. */
export function turnUp(
  sky: HTMLElement,
  back: ElementCopy | undefined,
  card: HTMLElement,
  { lasts }: Timing,
): Animation | undefined {
  const half = lasts / 2;
  const flight = back && turnAway(sky, back, card.getBoundingClientRect(), half);
  card.animate([{ transform: 'rotateY(-89deg)' }, { transform: 'none' }], {
    duration: half,
    delay: half,
    easing: 'ease-out',
    fill: 'backwards',
  });
  return flight;
}

function turnAway(sky: HTMLElement, { box, clone }: ElementCopy, to: DOMRect, lasts: number): Animation {
  settle(clone, box);
  sky.append(clone);
  const [x, y] = [
    middle(to.x, to.width) - middle(box.x, box.width),
    middle(to.y, to.height) - middle(box.y, box.height),
  ];
  const transform = `translate(${x}px, ${y}px) scale(${grown(box.width, to.width)}) rotateY(89deg)`;
  const flight = clone.animate([{ transform: 'none' }, { transform }], {
    duration: lasts,
    easing: 'ease-in',
    fill: 'both',
  });
  const gone = () => clone.remove();
  flight.finished.then(gone, gone);
  return flight;
}

// Cards, chips and money cards scale with an inherited length, which is missing here.
function settle(clone: HTMLElement, box: DOMRect): void {
  clone.removeAttribute('data-place');
  clone.classList.add('flying');
  clone.style.setProperty('--width', `${box.width}px`);
  clone.style.setProperty('--picture-size', `${box.width}px`);
  clone.style.left = `${box.x}px`;
  clone.style.top = `${box.y}px`;
}

/** Returns the growth factor of a length; 1 for elements that are not laid out. */
export const grown = (from: number, to: number): number => (from > 0 && to > 0 ? to / from : 1);

const middle = (begin: number, length: number): number => begin + length / 2;
