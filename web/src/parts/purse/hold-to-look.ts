import type { Attachment } from 'svelte/attachments';
import { steadyNow } from '../../browser/clock';
import { isVirtual } from '../../browser/pointers';
import type { Cover } from './cover.svelte';

/** A screen reader sends a whole click at once, in milliseconds. Some phones have touches without a size, too. */
const atOnce = 150;

/**
 * Opens what is covered while a finger is down on the button. Keyboards and screen readers cannot hold: they toggle it
 * by a click.
 */
export const holdToLook =
  (cover: Cover): Attachment<HTMLElement> =>
  (button) => {
    let pressed: { readonly at: number; readonly virtual: boolean } | undefined;
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      pressed = { at: steadyNow(), virtual: isVirtual(event) };
      // A finger that slides off the button still holds it.
      if (event.isTrusted) button.setPointerCapture(event.pointerId);
      cover.hold();
    };
    const up = () => cover.release();
    const click = (event: MouseEvent) => {
      const isWhole = pressed?.virtual === true && steadyNow() - pressed.at < atOnce;
      if (pressed === undefined || isWhole || event.detail === 0) cover.toggle();
      pressed = undefined;
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
  for (const [name, callback] of all) element.addEventListener(name, callback);
  return () => {
    for (const [name, callback] of all) element.removeEventListener(name, callback);
  };
}
