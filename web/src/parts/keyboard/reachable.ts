/** Makes a scrolling element reachable by keyboard. */
export const reachable = (list: HTMLElement): void => {
  list.tabIndex = 0;
};
