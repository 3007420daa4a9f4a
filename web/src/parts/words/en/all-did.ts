/** How the deal of the day went for all, below one's own result. */
export const allDid = {
  title: 'How all did',
  better: (percent: number, others: string) => `Better than ${percent}% of ${others} today.`,
  first: 'You are the first today.',
  nobody: 'Nobody has had a game counted yet today.',
  picture: (played: string) => `How many had how many points, of ${played}; yours is marked.`,
  scale: (most: string) => `0 to ${most} points; everyone had the same cards in the same order.`,
  what: 'Your game goes to this server without your name. It is played again there, so that nobody makes one up, and its points and place are kept for four weeks.',
  count: 'Count my game too',
  counted: 'Your game is counted.',
  refused:
    'This game cannot be counted: it was played by another version of the program, or with other settings.',
};
