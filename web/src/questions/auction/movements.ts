/**
 * The movements of an animal in the ring. Only transform and opacity move, if possible one element at a time.
 */

/** Breathes until the animation is cancelled. */
export function breathing(animal: HTMLElement): Animation {
  // In steps of about a pixel: without a graphics card each frame that differs costs milliseconds of a core.
  const easing = 'steps(5)';
  const scales = [{ scale: '1 1', easing }, { scale: '1.008 1.016', easing }, { scale: '1 1' }];
  const breath = animal.animate(scales, {
    duration: 2800,
    iterations: Infinity,
    easing: 'ease-in-out',
  });
  // Removing the animation must not report an unhandled rejection.
  breath.finished.catch(() => undefined);
  return breath;
}

/** Blinks from time to time; returns a function that stops it. */
export function blinking(animal: HTMLElement): (() => void) | undefined {
  const lids = animal.querySelector('.lids');
  if (lids === null) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(blink, 3400 + Math.random() * 2800);
  };
  const blink = () => {
    const shut = ['scaleY(0)', 'scaleY(1)', 'scaleY(0)'].map((transform) => ({ transform }));
    if (!document.hidden) lids.animate(shut, { duration: 140 });
    wait();
  };
  wait();
  return () => clearTimeout(timer);
}

/**
 * Turns its head to a side and keeps it there. A transition: while one animation holds a property, browsers run the next one of the same
 * property in the page's own thread.
 */
export function turnHead({ style }: HTMLElement, side: -1 | 0 | 1): void {
  style.transition = 'rotate 0.24s ease-out, translate 0.24s ease-out';
  style.rotate = side === 0 ? '' : `${side * 3}deg`;
  style.translate = side === 0 ? '' : `${side * 2}% 0`;
}

/** Stamps: once, or up to three times if it is restless. */
export function stamp(animal: HTMLElement, unrest: number): void {
  animal.animate(
    ['none', 'translateX(-1.6%) rotate(-1.4deg)', 'none', 'translateX(1.6%) rotate(1.4deg)', 'none'].map(
      (transform) => ({ transform }),
    ),
    { duration: 260, easing: 'ease-out', iterations: 1 + Math.round(2 * unrest) },
  );
}

/** Snorts two puffs from its nose. */
export function snort(animal: HTMLElement): void {
  for (const puff of animal.querySelectorAll('.puff'))
    puff.animate(
      [
        { transform: 'scale(0.4)', opacity: 0 },
        { opacity: 0.92, offset: 0.25 },
        { transform: 'translate(calc(var(--to) * 110%), 60%) scale(1.15)', opacity: 0 },
      ],
      { duration: 520, easing: 'ease-out' },
    );
}
