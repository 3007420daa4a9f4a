const storageKey = 'kuhhandel.theme';
const system = matchMedia('(prefers-color-scheme: dark)');

/** Light or dark: follows the system until the user chooses. */
class Theme {
  #system = $state(system.matches);
  #chosen = $state(localStorage.getItem(storageKey));

  constructor() {
    system.addEventListener('change', (event) => (this.#system = event.matches));
  }

  get dark(): boolean {
    return this.#chosen === null ? this.#system : this.#chosen === 'dark';
  }

  toggle(): void {
    this.#chosen = this.dark ? 'light' : 'dark';
    localStorage.setItem(storageKey, this.#chosen);
  }
}

export const theme = new Theme();
