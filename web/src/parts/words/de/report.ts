import type { report as english } from '../en/report';

export const report: typeof english = {
  title: 'Jemanden blockieren oder melden',
  whom: 'Wen',
  words: 'Was ist geschehen? (wenn du magst)',
  explained:
    'Wer diesen Server betreibt, liest deine Worte und was an diesem Tisch gesagt wurde, so wie du es sehen konntest. Sonst erfährt es niemand.',
  send: 'Melden',
  thanks: 'Danke; es ist gemeldet.',
  tooMany: 'Für jetzt hast du genug gemeldet.',
  other: (message) => `Das hat nicht geklappt: ${message}`,
};
