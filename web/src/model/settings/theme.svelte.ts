import { Persisted } from '../../browser/persisted.svelte';
import { oneOf, type Shape } from '../../browser/shapes';

type Chosen = 'light' | 'dark' | undefined;
const shape: Shape<Chosen> = oneOf('light', 'dark');
const system = matchMedia('(prefers-color-scheme: dark)');

/** Light or dark: follows the system until the user chooses. */
class Theme {
  #system = $state(system.matches);
  readonly #chosen = new Persisted<Chosen>('kuhhandel.theme', undefined, shape, { plain: true });

  constructor() {
    system.addEventListener('change', (event) => (this.#system = event.matches));
  }

  get dark(): boolean {
    const { value } = this.#chosen;
    return value === undefined ? this.#system : value === 'dark';
  }

  toggle(): void {
    this.#chosen.set(this.dark ? 'light' : 'dark');
  }
}

export const theme = new Theme();
