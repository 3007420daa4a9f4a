let table: string | undefined;

/** The table whose shared review a player chose to follow on another page. */
export const reviewToFollow = {
  give(id: string): void {
    table = id;
  },
  /** Returns whether it is that table's, once. */
  take(id: string): boolean {
    const isChosen = table === id;
    table = undefined;
    return isChosen;
  },
};
