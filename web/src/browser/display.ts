// The display of the device: its sleep, and full screen. Pages over plain http have no wake lock, some phones no full screen.

/**
 * Keeps the display on as long as the page is visible, where the browser allows it. Returns a function that ends this.
 * Safari allows the first lock of a page only at a touch (WebKit 255363). The system takes one back, as at low battery, and a
 * television is never touched: the page asks again every minute too.
 */
export function keepAwake(): () => void {
  const { wakeLock } = navigator as Partial<Navigator>;
  if (wakeLock === undefined) return () => undefined;
  let lock: WakeLockSentinel | undefined;
  let isAsked = false;
  let isOver = false;
  const request = (): void => {
    // The browser releases the lock itself when the page is hidden.
    if (isOver || isAsked || document.hidden || lock?.released === false) return;
    isAsked = true;
    void wakeLock
      .request('screen')
      .then((granted) => {
        if (isOver) void granted.release();
        else lock = granted;
      })
      .catch(() => undefined)
      .finally(() => (isAsked = false));
  };
  request();
  const timer = setInterval(request, 60_000);
  const occasions = ['pointerdown', 'keydown'] as const;
  document.addEventListener('visibilitychange', request);
  for (const occasion of occasions) window.addEventListener(occasion, request);
  return () => {
    isOver = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', request);
    for (const occasion of occasions) window.removeEventListener(occasion, request);
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
