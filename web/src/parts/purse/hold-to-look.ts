import type { Attachment } from 'svelte/attachments';
import { isVirtual } from '../../browser/pointers';
import type { Cover } from './cover.svelte';

/**
 * Opens what is covered while a finger is down on the button. Keyboards and screen readers cannot hold: they toggle it
 * by a click.
 */
export const holdToLook =
  (cover: Cover): Attachment<HTMLElement> =>
  (button) => {
    let held = false;
    const down = (event: PointerEvent) => {
      held = !isVirtual(event) && event.button === 0;
      if (!held) return;
      // A finger that slides off the button still holds it.
      if (event.isTrusted) button.setPointerCapture(event.pointerId);
      cover.hold();
    };
    const up = () => cover.release();
    const click = (event: MouseEvent) => {
      if (!held || event.detail === 0) cover.toggle();
      held = false;
    };
    const noMenu = (event: Event) => event.preventDefault();
    const stop = listen(button, {
      pointerdown: down,
      pointerup: up,
      pointercancel: up,
      lostpointercapture: up,
      click,
      contextmenu: noMenu,
    });
    return () => {
      stop();
      cover.release();
    };
  };

type Handlers = { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };

function listen(element: HTMLElement, handlers: Handlers): () => void {
  const all = Object.entries(handlers) as [string, EventListener][];
  for (const [name, act] of all) element.addEventListener(name, act);
  return () => {
    for (const [name, act] of all) element.removeEventListener(name, act);
  };
}
