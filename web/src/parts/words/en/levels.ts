/** How strong bots are, for who chooses among them. */
export const levels = {
  likeMeIs: (level: number) =>
    `Level ${level} for now: it rises when you win more than your share against bots, and falls when you win less. Only this device knows.`,
};
