import type { Occasion, Talker } from '../../../model/speech';

/** What bots say, by kind and occasion; about nobody's money but what all have seen. */
export const speech = {
  miser: {
    passes: 'Too dear for me.',
    outbid: 'Let them pay.',
    cheap: 'Cheap. I like cheap.',
    lost: 'And my good money went with it.',
    payday: 'A penny is a penny.',
  },
  collector: {
    sees: 'My hat has room for one more.',
    outbid: 'Oh, I would have loved it so!',
    dear: 'It was worth every coin to me.',
    lost: 'Be good to my dears over there.',
    quartet: 'All four together, at last!',
  },
  bluffer: {
    bids: 'I could go on all day.',
    cheap: 'And nobody dared!',
    won: 'Never doubt a moustache.',
    lost: 'You saw that, did you?',
    shown: 'Ah. You had to look.',
  },
  blocker: {
    passes: 'Have it. For now.',
    outbid: 'I am watching you.',
    dear: 'Not in my village.',
    won: 'You will not be needing that.',
    quartet: 'And now I lock the gate.',
  },
  trader: {
    challenges: 'Come, we’ll find a price.',
    cheap: 'I’ll take that.',
    won: 'A deal is a deal.',
    lost: 'We’ll talk again.',
    payday: 'Now we can talk business.',
  },
  shark: {
    outbid: 'Patience.',
    cheap: 'How charming.',
    won: 'As expected.',
    lost: 'Interesting.',
    payday: 'I had counted on it.',
  },
  farmer: {
    sees: 'Oh, hello there!',
    passes: 'Not today.',
    won: 'Welcome home!',
    lost: 'Feed them well!',
    payday: 'Good donkey!',
    quartet: 'Look, all four of them!',
  },
} satisfies Readonly<Record<Talker, Partial<Record<Occasion, string>>>>;
