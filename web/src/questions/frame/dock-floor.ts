import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { onSize } from '../../browser/size';

const key = Symbol('dock floor');

type Size = Pick<DOMRectReadOnly, 'width' | 'height'>;

/** The height below which a dock does not shrink within a phase: otherwise the stage would grow and shrink with it. */
export class DockFloor {
  readonly #phase: () => string;
  #of = '';
  #width: number | undefined;
  #height = 0;

  /** `phase` identifies the phase that is shown. */
  constructor(phase: () => string) {
    this.#phase = phase;
  }

  /** Returns the floor of the dock in the current phase, in pixels. */
  get height(): number {
    const phase = this.#phase();
    if (phase !== this.#of) this.#height = 0;
    this.#of = phase;
    return this.#height;
  }

  /** A dock has that size. */
  see({ height }: Size): void {
    this.#height = Math.max(this.height, height);
  }

  /** Returns whether the device was turned: then the dock starts again, without the floor that it still has. */
  turns({ width }: Size): boolean {
    const turned = this.#width !== undefined && this.#width !== width;
    this.#width = width;
    if (turned) this.#height = 0;
    return turned;
  }
}

export const provideDockFloor = (phase: () => string): DockFloor => setContext(key, new DockFloor(phase));

/** Undefined if no table is running. */
const useDockFloor = () => getContext<DockFloor | undefined>(key);

/** Keeps a dock as high as any before it in the same phase. Call it while its component starts. */
export function onDockFloor(): Attachment<HTMLElement> {
  const floor = useDockFloor();
  return (dock) => {
    if (floor === undefined) return undefined;
    const keep = () => dock.style.setProperty('--floor', `${floor.height}px`);
    keep();
    return onSize(dock, (size) => {
      const turned = floor.turns(size);
      keep();
      floor.see(turned ? dock.getBoundingClientRect() : size);
      keep();
    });
  };
}
