import type { Interruption } from '../model/session/interruption.svelte';
import { interruptionMessages } from 'virtual:messages/interruption';

const buttons = '.move button';

/**
 * While nothing is received from the server, the question's buttons are inactive, and the pressed one shows
 * that it is being sent. Presses in that time are dropped: they might answer another question when they
 * arrive.
 */
export function rest(page: HTMLElement, interruption: Interruption): () => void {
  let pressed: HTMLElement | undefined;

  function take(event: Event): void {
    const button = (event.target as Element).closest<HTMLElement>(buttons);
    if (button === null) return;
    if (!interruption.underway) {
      pressed = button;
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  page.addEventListener('click', take, true);
  $effect(() => {
    if (!interruption.underway) return undefined;
    const asleep = [...page.querySelectorAll<HTMLElement>(buttons)];
    for (const button of asleep) button.ariaDisabled = 'true';
    if (interruption.move !== undefined && pressed !== undefined)
      pressed.dataset['sent'] = interruptionMessages().sending;
    return () => {
      for (const button of asleep) {
        button.ariaDisabled = null;
        delete button.dataset['sent'];
      }
    };
  });
  return () => page.removeEventListener('click', take, true);
}
