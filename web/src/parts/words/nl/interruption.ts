import type { interruption as english } from '../en/interruption';

export const interruption: typeof english = {
  ago: (seconds) => (seconds === 1 ? '1 seconde geleden' : `${seconds} seconden geleden`),
  retry: 'Nu proberen',
  sending: 'wordt verstuurd',
  sendingBid: (amount) => `Je bod van ${amount} wordt verstuurd.`,
  sendingMove: 'Je zet wordt verstuurd.',
  held: 'Hamer wacht',
  heldFor: (name) => `Geen verbinding met ${name}: de hamer wacht`,
  waitsFor: (name) => `Geen verbinding met ${name}: de tafel wacht`,
  upTo: {
    stand_in: (time) => `Hoogstens ${time}, dan speelt een bot verder.`,
    pause: (time) => `Hoogstens ${time}, dan staat het spel stil.`,
    go_on: (time) => `Hoogstens ${time}, dan gaat het spel zonder hen verder.`,
  },
  bidMeanwhile: 'Je mag intussen bieden.',
  back: (seconds) => `Terug na ${seconds} s.`,
  bidCounted: (amount) => `Je ${amount} telde.`,
  moveCounted: 'Je zet telde.',
  bidTooLate: (amount) => `Je ${amount} telde niet: bied opnieuw als je wilt.`,
  moveTooLate: 'Je zet telde niet.',
};
