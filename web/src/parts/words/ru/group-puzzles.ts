import type { groupPuzzles as english } from '../en/group-puzzles';

export const groupPuzzles: typeof english = {
  lead: 'Каждый день считается первая попытка. Видно, кто решил верно, но не какой выбор был верным.',
  who: 'Кто ты в этой компании?',
  itsMe: 'Это я',
  me: (name) =>
    `На этом устройстве ты — ${name}. Твои первые попытки записываются сами, и за прошлую неделю тоже.`,
  notMe: 'Это не я',
  nobody: 'В компании пока нет игроков. Сначала запиши их в блокноте.',
  noTries: 'Пока никто не пробовал.',
  table: 'Кто решил',
  player: 'Игрок',
  streak: 'Подряд',
  solved: 'Решено',
  solvedOf: (some, all) => `${some} из ${all}`,
  notTried: 'попытки не было',
  span: (days) => `«Решено» — за последние ${days} дней.`,
  in: (group) => `${group}: кто решил`,
};
