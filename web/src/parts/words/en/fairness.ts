/** The words of how far races believe connections, and of what that costs. */
export const fairness = {
  setting: 'Races',
  names: { among_friends: 'among friends', strict: 'strict' },
  hints: {
    among_friends:
      'Every connection is made up for as long as it is. Who tampers with their own network would win.',
    strict:
      'For strangers: the quicker hand has the better chance, not the certainty, and very slow connections lose time.',
  },
  explained: {
    among_friends:
      'How long a message takes to each player, there and back. In a race every press counts from what the presser’s own screen ' +
      'showed, so a slow connection loses nothing; it is believed as far as the connection is slow and 25 ms more. Who tampers with ' +
      'their own network can pretend to be slow.',
    strict:
      'How long a message takes to each player, there and back. In a race every press counts from what the presser’s own screen ' +
      'showed, but no connection is believed to be longer than when the game began, nor 60 ms above the middle of the others. Who ' +
      'is ahead has the better odds; who is 180 ms behind has none.',
  },
  outside: (lost: number) => `loses ${lost} ms`,
  doubted: 'In its last races this connection was longer than at the start of the game, each time.',
};
