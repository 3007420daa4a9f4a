// The display of the device: its sleep, and full screen. Pages over plain http have no wake lock, some phones no full screen.

/** Keeps the display on as long as the page is visible, where the browser allows it. Returns a function that ends this. */
export function keepAwake(): () => void {
  const { wakeLock } = navigator as Partial<Navigator>;
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const request = (): void => {
    // The browser releases the lock itself when the page is hidden.
    if (isOver || document.hidden || wakeLock === undefined) return;
    wakeLock.request('screen').then(
      (granted) => {
        if (isOver) void granted.release();
        else lock = granted;
      },
      () => undefined,
    );
  };
  request();
  document.addEventListener('visibilitychange', request);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', request);
    lock?.release().catch(() => undefined);
  };
}

/** Shows the page on the whole screen, or in its window again; browsers allow it only at a press. */
export function toggleFullScreen(): void {
  const { documentElement: page } = document;
  const { requestFullscreen } = page as Partial<HTMLElement>;
  const { fullscreenElement, exitFullscreen } = document as Partial<Document>;
  const changed = fullscreenElement == null ? requestFullscreen?.call(page) : exitFullscreen?.call(document);
  changed?.catch(() => undefined);
}
