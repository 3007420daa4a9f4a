import type { block as english } from '../en/block';

export const block: typeof english = {
  more: (name) => `Mehr über ${name}`,
  block: (name) => `${name} blockieren`,
  unblock: (name) => `${name} nicht mehr blockieren`,
  undo: 'Aufheben',
  explained:
    'Blockieren: Du liest nichts mehr von ihnen, an keinem Tisch, und „Jetzt spielen“ bringt euch nicht zusammen. Sie erfahren es nicht. Ein Gast, der keinen Namen behält, ist nur an diesem Tisch blockiert.',
  lasts: (name) =>
    `Du blockierst ${name} an jedem Tisch, bis du es hier oder bei deinem eigenen Namen aufhebst.`,
  here: (name) =>
    `${name} ist als Gast hier, und so kann jeder heißen: Blockiert ist dieser Gast nur an diesem Tisch.`,
  list: 'Wen du blockierst',
  nobody: 'Du blockierst niemanden.',
  guest: (name) => `${name}, Gast an einem Tisch`,
  full: (most) => `Du blockierst schon ${most}. Heb zuerst eine Blockade auf.`,
  other: (message) => `Das hat nicht geklappt: ${message}`,
};
