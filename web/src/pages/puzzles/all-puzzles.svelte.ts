import { loadPuzzles, type Puzzle } from '../../wire/puzzles/puzzles';

/** All puzzles, once their file is loaded. */
export class AllPuzzles {
  /** Undefined before that. */
  list = $state.raw<readonly Puzzle[]>();
  failed = $state(false);

  load = async (): Promise<void> => {
    this.failed = false;
    try {
      this.list = await loadPuzzles();
    } catch {
      this.failed = true;
    }
  };
}
