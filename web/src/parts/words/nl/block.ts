import type { block as english } from '../en/block';

export const block: typeof english = {
  more: (name) => `Meer over ${name}`,
  block: (name) => `${name} blokkeren`,
  unblock: (name) => `${name} niet meer blokkeren`,
  undo: 'Opheffen',
  explained:
    'Blokkeren: je leest niets meer van ze, aan geen enkele tafel, en ‘Nu spelen’ brengt jullie niet samen. Ze horen er niets van. Een gast, die geen naam houdt, is alleen aan deze tafel geblokkeerd.',
  lasts: (name) => `Je blokkeert ${name} aan elke tafel, tot je het hier of bij je eigen naam opheft.`,
  here: (name) => `${name} is hier te gast, en zo kan iedereen heten: je blokkeert alleen aan deze tafel.`,
  list: 'Wie je blokkeert',
  nobody: 'Je blokkeert niemand.',
  guest: (name) => `${name}, gast aan één tafel`,
  full: (most) => `Je blokkeert er al ${most}. Hef er eerst een op.`,
  other: (message) => `Dat is niet gelukt: ${message}`,
};
