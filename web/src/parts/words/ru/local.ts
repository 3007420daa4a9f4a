import type { local as english } from '../en/local';

export const local: typeof english = {
  title: 'На этом устройстве',
  lead: 'И без сети: против ботов или вместе, передавая устройство по кругу.',
  playOffline: 'Играть без сети против ботов',
  here: 'Играть на этом устройстве, без сервера',
  player: (place) => `Игрок ${place} здесь (пусто: бот)`,
  noServer: 'Связи с сервером нет. На этом устройстве всё равно можно играть.',
  resume: (table) => `Дальше: ${table}`,
  over: 'закончена',
  forget: (table) => `Выбросить ${table}`,
  pass: (name) => `Передай устройство: ${name}`,
  passWhy: 'Дальше — только для одной пары глаз.',
  iAm: (name) => `Это я, ${name}`,
  putBack: 'Обратно на середину',
  bids: (name, amount) => `${name} ставит ${amount}`,
  claims: (name) => `${name}: моё!`,
  mine: 'Моё!',
  look: (name) => `${name} смотрит в свою руку`,
};
