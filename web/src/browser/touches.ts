const kinds = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'focusin', 'click'] as const;

/** Calls `act` when the user touches the page or moves the pointer. Returns a function that ends this. */
export function onTouch(act: () => void): () => void {
  const options = { capture: true, passive: true };
  for (const kind of kinds) window.addEventListener(kind, act, options);
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, act, options);
  };
}

/** Calls `act` when the page is shown or hidden. Returns a function that ends this. */
export function onVisibility(act: (visible: boolean) => void): () => void {
  const change = () => act(!document.hidden);
  document.addEventListener('visibilitychange', change);
  return () => document.removeEventListener('visibilitychange', change);
}
