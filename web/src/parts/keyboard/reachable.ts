/** What scrolls is reached by keyboard too. */
export const reachable = (list: HTMLElement): void => {
  list.tabIndex = 0;
};
