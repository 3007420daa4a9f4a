/** The words of a connection that is lost, and of how it came back. */
export const interruption = {
  ago: (seconds: number) => (seconds === 1 ? '1 second ago' : `${seconds} seconds ago`),
  retry: 'Try now',
  sending: 'being sent',
  sendingBid: (amount: number) => `Your bid of ${amount} is being sent.`,
  sendingMove: 'Your move is being sent.',
  held: 'Hammer held',
  heldFor: (name: string) => `No connection to ${name}: the hammer waits`,
  waitsFor: (name: string) => `No connection to ${name}: the table waits`,
  upTo: {
    stand_in: (time: string) => `For up to ${time}, then a bot plays for them.`,
    pause: (time: string) => `For up to ${time}, then the game is paused.`,
    go_on: (time: string) => `For up to ${time}, then the game goes on without them.`,
  },
  bidMeanwhile: 'You may bid meanwhile.',
  back: (seconds: number) => `Back after ${seconds} s.`,
  bidCounted: (amount: number) => `Your ${amount} counted.`,
  moveCounted: 'Your move counted.',
  bidTooLate: (amount: number) => `Your ${amount} did not count: bid again if you like.`,
  moveTooLate: 'Your move did not count.',
};
