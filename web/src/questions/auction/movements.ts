/** What an animal does in the ring. Only transform and opacity move, one thing at a time where that can be. */

/** It breathes, until that is cancelled. */
export function breathing(animal: HTMLElement): Animation {
  const breath = animal.animate([{ scale: '1 1' }, { scale: '1.008 1.016' }, { scale: '1 1' }], {
    duration: 2800,
    iterations: Infinity,
    easing: 'ease-in-out',
  });
  // Whoever takes it away is not to be told that it never ended.
  breath.finished.catch(() => undefined);
  return breath;
}

/** It blinks now and then; gives how it stops. */
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

/** It turns its head to a side, and there it stays. */
export function turn(animal: HTMLElement, side: -1 | 0 | 1): void {
  animal.animate([{ rotate: `${side * 3}deg`, translate: `${side * 2}% 0` }], {
    duration: 240,
    easing: 'ease-out',
    fill: 'forwards',
  });
}

/** It stamps: once, or up to three times if it is restless. */
export function stamp(animal: HTMLElement, unrest: number): void {
  animal.animate(
    ['none', 'translateX(-1.6%) rotate(-1.4deg)', 'none', 'translateX(1.6%) rotate(1.4deg)', 'none'].map(
      (transform) => ({ transform }),
    ),
    { duration: 260, easing: 'ease-out', iterations: 1 + Math.round(2 * unrest) },
  );
}

/** Two puffs from its nose. */
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
