// Without `scroll`: the page scrolls too, and a user who scrolls uses one of these.
const kinds = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focusin', 'click'] as const;

/** Calls `callback` when the user touches the page or moves the pointer. Returns a function that ends this. */
export function onTouch(callback: () => void): () => void {
  let pointer: { readonly x: number; readonly y: number } | undefined;
  // Browsers also report a move when the page appears or changes under a pointer that rests.
  const hasMoved = ({ screenX: x, screenY: y }: PointerEvent) => {
    const before = pointer;
    pointer = { x, y };
    return before !== undefined && (before.x !== x || before.y !== y);
  };
  const touch = (event: Event) => {
    if (event.type !== 'pointermove' || hasMoved(event as PointerEvent)) callback();
  };
  const options = { capture: true, passive: true };
  for (const kind of kinds) window.addEventListener(kind, touch, options);
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, touch, options);
  };
}

/** Calls `callback` when the page is shown or hidden. Returns a function that ends this. */
export function onVisibility(callback: (visible: boolean) => void): () => void {
  const change = () => callback(!document.hidden);
  document.addEventListener('visibilitychange', change);
  return () => document.removeEventListener('visibilitychange', change);
}
