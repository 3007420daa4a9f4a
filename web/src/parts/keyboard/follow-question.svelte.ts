import { onDestroy } from 'svelte';
import type { Model } from '../../model/model';
import type { Moment } from '../../model/moment';

interface Shown {
  readonly model: Model;
  readonly moment: Moment | undefined;
}

/**
 * Moves the focus to the next question if the focused button disappears with its question. Call it before
 * anything of the page is drawn.
 */
export function followQuestion(shown: () => Shown): void {
  let asked: string | undefined;
  let button: HTMLElement | undefined;
  let frame = 0;

  $effect.pre(() => {
    const now = questionOf(shown());
    button ??= focusInDock();
    // When a browser removes a focused button, it lays out the half-changed page at once.
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
    (left?.isConnected === true ? left : document.getElementById('main'))?.focus();
  }
}

/**
 * Identifies the dock's question: its buttons stay as long as this is the same, as during bids or a count.
 */
const questionOf = ({ model: { view, options }, moment }: Shown): string =>
  [view?.phase.name, moment?.kind, ...options.map((option) => option.do)].join(' ');

function focusInDock(): HTMLElement | undefined {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused.closest('.dock') !== null ? focused : undefined;
}
