/** The words of the memory aid: what everybody at the table could have written down. */
export const memory = {
  title: 'What was paid',
  player: 'Player',
  paid: 'Paid',
  received: 'Received',
  donkeys: 'Donkeys',
  trades: 'Cards traded',
  hint: 'What everybody could have written down: auctions and donkeys in money, horse trades only in cards, given : received.',
  forbidden: 'This table plays from memory: nobody is told what was paid.',
  setting: 'Memory aid',
  settingHint: 'the page shows what each was publicly paid',
  showed: (name: string, sum: number, money: string) =>
    `${name} showed ${sum}${money === '' ? '' : ` (${money})`}.`,
};
