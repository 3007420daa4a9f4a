import { hasDecision } from '../decision';
import type { Model } from '../model';
import type { Snapshot, Step } from '../../wire/protocol';

/** The viewer's way on to their next decision: what happens until then is not shown, but told when they are there. */
export class Skipping {
  underway = $state(false);
  /** How long the log was when they set out; undefined: nothing was skipped, or they have read it. */
  since = $state<number>();

  /** Whether the table goes by unseen with this news; `shown` is what the viewer saw last, `next` the table now. */
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

  /** They have read what happened meanwhile. */
  read(): void {
    if (!this.underway) this.since = undefined;
  }

  #end(): void {
    this.underway = false;
    this.since = undefined;
  }
}
