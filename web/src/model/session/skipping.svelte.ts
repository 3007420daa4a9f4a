import { hasDecision } from '../decision';
import type { Model } from '../model';
import type { Snapshot, Step } from '../../wire/protocol';

/** The viewer's way to their next decision: events until then are not shown, but listed at the end. */
export class Skipping {
  underway = $state(false);
  /** The length of the log when they started; undefined: nothing was skipped, or they have read it. */
  since = $state<number>();

  /** Whether this message is skipped; `shown` is what the viewer saw last, `next` the table now. */
  passesOver(news: Snapshot | Step, shown: Model | undefined, next: Model): boolean {
    if (news.type === 'snapshot') this.#end();
    else if (news.events.some((event) => event.name === 'on_to_me' && event.seat === next.you.seat)) {
      this.underway = true;
      this.since = shown?.log.length ?? 0;
    } else if (news.events.some(({ name }) => name === 'started')) this.#end();
    const stops = news.type === 'step' && news.opens_at !== undefined;
    if (hasDecision(next) || stops || next.view?.phase.name === 'finished') this.underway = false;
    return this.underway;
  }

  /** They have read the skipped events. */
  read(): void {
    if (!this.underway) this.since = undefined;
  }

  #end(): void {
    this.underway = false;
    this.since = undefined;
  }
}
