import { pluralIn } from '../grammar/plural';
import type { rated as english } from '../en/rated';

const plural = pluralIn('ru');

export const rated: typeof english = {
  title: 'Рейтинговые игры',
  games: (games, won) =>
    `${plural(games, { one: '# рейтинговая игра', few: '# рейтинговые игры', many: '# рейтинговых игр', other: '# рейтинговые игры' })}, побед: ${won}.`,
  noGames: 'Под этим именем никто не играл на рейтинг',
  noGamesHint:
    'У имени есть страница, когда его владелец сыграл на рейтинг: «Играть сейчас» с закреплённым именем против других с такими именами.',
  provisional: 'предварительно',
  provisionalHint: 'Предварительно: игр пока мало, чтобы судить.',
  seats: (seats) => plural(seats, { one: '# игрок', few: '# игрока', many: '# игроков', other: '# игрока' }),
  course: (edition) => `Рейтинг со временем: ${edition}`,
  table: 'Цифры',
  game: 'Закончена',
  points: 'Очки',
  favourites: 'Любимые животные',
  quartets: (count) =>
    plural(count, { one: '# квартет', few: '# квартета', many: '# квартетов', other: '# квартета' }),
  bluffs: 'Блеф',
  bluffsTold: (told, seen) => `Ставок выше денег на руках: ${told}, раскрыто: ${seen}.`,
  after: 'Рейтинги после этой игры',
  left: 'вышел и проиграл',
  myPage: 'Мои рейтинговые игры',
  noServer: 'Сервер не отвечает; попробуй позже.',
  explained:
    'Игры «Играть сейчас» считаются для тех, кто закрепил имя, между собой. Кто уходит, проигрывает.',
  looking: 'Ищем…',
};
