import type { report as english } from '../en/report';

export const report: typeof english = {
  title: 'Iemand blokkeren of melden',
  whom: 'Wie',
  words: 'Wat is er gebeurd? (als je wilt)',
  explained:
    'Wie deze server beheert, leest je woorden en wat er aan deze tafel werd gezegd, zoals jij het kon zien. Verder hoort niemand het.',
  send: 'Melden',
  thanks: 'Dank je; het is gemeld.',
  tooMany: 'Voor nu heb je genoeg gemeld.',
  other: (message) => `Dat is niet gelukt: ${message}`,
};
