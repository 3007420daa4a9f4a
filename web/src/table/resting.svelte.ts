import type { Interruption } from '../model/session/interruption.svelte';
import { interruptionMessages } from 'virtual:messages/interruption';

const buttons = '.move button';

/**
 * While nothing is heard of the server, the buttons of the question rest, and the one whose press is on its way says
 * so. What is pressed then is not kept: it might answer another question when it arrives.
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
