const characters: Readonly<Record<string, string>> = {
  random: 'does anything that is legal',
  dreamer: 'pays for whatever it likes the look of',
  guest: 'is at market for the first time, and marvels at the prices',
  child: 'knows every animal by name, and money less well',
  neighbour: 'drops in for a chat, and now and then pays a little too much',
  miser: 'sits on the money and lets the others overpay',
  bluffer: 'bids high and lays many notes of nothing',
  blocker: 'sees to it that nobody else has a quartet',
  collector: 'pays anything for the card that is still missing',
  farmer: 'weighs prices and chances, like a farmer at market',
  innkeeper: 'has overheard many a bargain, and thinks a few of them through',
  trader: 'reckons every horse trade to the end',
  shark: 'plays the evening through in its head before it bids',
  fox: 'has learned by playing what pays',
  owl: 'has learned as well, and looks ahead before it decides',
};

/** Of bots, for who chooses among them: how strong they are, and the character of each in a phrase. */
export const levels = {
  character: (kind: string) => characters[kind] ?? '',
  likeMeIs: (level: number) =>
    `Level ${level} for now: it rises when you win more than your share against bots, and falls when you win less. Only this device knows.`,
};
