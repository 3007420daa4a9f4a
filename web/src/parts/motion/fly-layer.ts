import type { Model } from '../../model/model';
import { flightsOf, type Flight } from './flight';
import { fly, lookAt, moneyAt, receive, turnUp, type ElementCopy } from './fly';
import { sourcesOf, targetOf } from './places';

// Milliseconds.
const cardLasts = 500;
const moneyLasts = 500;
const turnLasts = 320;
const moneyApart = 60;

// After a long absence the user wants the table, not a swarm.
const mostWaiting = 12;

interface Waiting {
  readonly flight: Flight;
  left: readonly ElementCopy[];
  /** The players' animals when it left. */
  readonly before: Model['view'];
}

/**
 * Objects that move over the page: `look` measures before the page changes, `release` starts them afterwards.
 */
export class FlyLayer {
  #waiting: Waiting[] = [];
  #flying: Animation[] = [];
  #seen: Model | undefined;

  /** Stores a step, and the places of its moving objects. Call it before the page shows the step. */
  look(page: ParentNode, model: Model): void {
    // While nothing is received from the server, the same step appears again each second.
    if (this.#seen !== undefined && model.latest !== this.#seen.latest) {
      const before = this.#seen.view;
      this.#waiting.push(...flightsOf(model).map((flight) => ({ flight, left: [], before })));
      this.#waiting = this.#waiting.slice(-mostWaiting);
    }
    this.#seen = model;
    for (const waiting of this.#waiting) {
      // An object that reappears on the way, as on its own stage, leaves from there.
      const found = sourcesOf(page, waiting.flight);
      if (found.length > 0) waiting.left = found.map(lookAt);
    }
  }

  /**
   * Starts all flights that have a destination; the rest is dropped. Call it when the page shows the step.
   */
  release(page: ParentNode, layer: HTMLElement): void {
    for (const waiting of this.#waiting.splice(0)) this.#send(waiting, page, layer);
  }

  /** For users who want no motion, and for hidden pages. */
  clear(): void {
    this.#waiting = [];
  }

  /**
   * Another scene begins: moving objects jump to their destination, and no more leave for the previous scene.
   */
  land(): void {
    this.clear();
    for (const flight of this.#flying.splice(0)) flight.finish();
  }

  #send({ flight, left, before }: Waiting, page: ParentNode, layer: HTMLElement): void {
    const target = targetOf(page, flight);
    if (target === undefined) return;
    if (flight.what === 'turning') {
      this.#follow(turnUp(layer, left[0], target, { lasts: turnLasts, delay: 0 }));
      return;
    }
    const box = target.getBoundingClientRect();
    const [source] = left;
    if (source === undefined) return;
    if (flight.what === 'money') {
      flight.cards.forEach((value, place) =>
        this.#follow(
          fly(layer, moneyAt(source.box, value), box, { lasts: moneyLasts, delay: place * moneyApart }),
        ),
      );
      return;
    }
    left.forEach((one, place) =>
      this.#follow(fly(layer, one, box, { lasts: cardLasts, delay: place * moneyApart })),
    );
    if (target.matches('.chip')) receive(target, isNew(flight, before), { lasts: cardLasts, delay: 0 });
  }

  #follow(flight: Animation | undefined): void {
    if (flight === undefined) return;
    this.#flying.push(flight);
    const landed = () => (this.#flying = this.#flying.filter((one) => one !== flight));
    flight.finished.then(landed, landed);
  }
}

function isNew({ to, ...flight }: Extract<Flight, { what: 'animals' }>, before: Model['view']): boolean {
  const seat = Number(to.replace('seat-', ''));
  return (before?.herds[seat]?.[flight.animal] ?? 0) === 0;
}
