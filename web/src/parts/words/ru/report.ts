import type { report as english } from '../en/report';

export const report: typeof english = {
  title: 'Заблокировать или пожаловаться',
  whom: 'На кого',
  words: 'Что случилось? (если хочешь)',
  explained:
    'Твои слова и то, что говорилось за этим столом, как ты это видишь, прочтёт тот, кто держит этот сервер. Больше никто об этом не узнает.',
  send: 'Отправить',
  thanks: 'Спасибо, жалоба отправлена.',
  tooMany: 'Пока жалоб достаточно.',
  other: (message) => `Не получилось: ${message}`,
};
