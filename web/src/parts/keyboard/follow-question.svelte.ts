import { onDestroy } from 'svelte';
import type { Model } from '../../model/model';
import type { Moment } from '../../model/moment';

interface Shown {
  readonly model: Model;
  readonly moment: Moment | undefined;
}

/**
 * When the button that had the focus goes with its question, the focus goes to the next question, not astray. To be
 * called before anything of the page is drawn.
 */
export function followQuestion(shown: () => Shown): void {
  let asked: string | undefined;
  let button: HTMLElement | undefined;
  let frame = 0;

  $effect.pre(() => {
    const now = questionOf(shown());
    button ??= focusInDock();
    // A browser that takes a focused button away lays out the page at once, half changed as it is.
    if (asked !== undefined && now !== asked) button?.blur();
    asked = now;
  });
  $effect(() => {
    void shown();
    cancelAnimationFrame(frame);
    if (button !== undefined) frame = requestAnimationFrame(goOn);
  });
  onDestroy(() => cancelAnimationFrame(frame));

  function goOn(): void {
    const left = button;
    button = undefined;
    if (document.activeElement !== document.body) return;
    (left?.isConnected === true ? left : document.getElementById('act'))?.focus();
  }
}

/** What the dock asks: it keeps its buttons where this stays, as while bids are made or a count goes down. */
const questionOf = ({ model: { view, options }, moment }: Shown): string =>
  [view?.phase.name, moment?.kind, ...options.map((option) => option.do)].join(' ');

function focusInDock(): HTMLElement | undefined {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused.closest('.dock') !== null ? focused : undefined;
}
