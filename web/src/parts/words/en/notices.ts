/** Whether people want to be called. */
export const notices = {
  pill: 'Notices',
  title: 'Shall we call you when you are wanted?',
  kinds: { turns: 'Your move in letter games', letIn: 'You are let in', begins: 'It begins' },
  hints: {
    turns: 'at most one for each move',
    letIn: 'when you asked for a seat and the host says yes',
    begins: 'when a game starts and you are not there',
  },
  quiet: 'Quiet hours',
  quietHint: 'nothing rings; it waits until morning',
  from: 'Quiet from',
  until: 'Quiet until',
  yes: 'Yes, call me',
  busy: 'One moment …',
  notNow: 'Not now',
  done: 'Done',
  noMore: 'Call me no more',
  on: 'We call you on this device.',
  promise:
    'Your browser asks once more after this. We keep one address for this device, nothing else, and forget it when you say no.',
  off: 'This is off here.',
  because: {
    insecure:
      'The page came over your home network without a certificate, and browsers show notices only for secure pages. The title of the tab tells you, as long as the page is open.',
    unsupported:
      'This browser shows no notices. The title of the tab tells you, as long as the page is open.',
    install:
      'Put this page on your home screen first (share, then add to home screen), and open it from there.',
    denied:
      'Your browser was told to show none: tap the sign beside the address, choose notifications for this page, and allow them.',
    server: 'This server calls nobody. The title of the tab tells you, as long as the page is open.',
    unreachable:
      'No push service can be reached from here. The title of the tab tells you, as long as the page is open.',
    trouble: 'That did not work. Please try again.',
  },
};
