import type { correspondence as english } from '../en/correspondence';

export const correspondence: typeof english = {
  answerTime: 'Время на ответ',
  live: 'вживую, все сразу',
  within: (hours) => `${hours} ч на каждый ответ`,
  explained: 'Каждого спрашивают по очереди, и он отвечает, когда заглянет; никому не нужно быть за столом.',
  silent: 'Промолчать',
  asked: (name, until) => `Ход за игроком ${name}, до ${until}.`,
  youUntil: (until) => `до ${until}`,
  bidAsked: (lot) => `Твоё слово: ставка за лот «${lot}» или молчание.`,
  callMe: 'Позовите, когда я нужен',
};
