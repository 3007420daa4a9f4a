import type { moments as english } from '../en/moments';
import { pluralIn } from '../grammar/plural';

const plural = pluralIn('ru');

export const moments: typeof english = {
  on: 'нажми: дальше',
  onToMe: 'Дальше, до моего решения',
  meanwhile: 'Тем временем',
  moves: (count) => plural(count, { one: '# ход', few: '# хода', other: '# ходов' }),
  waitingFor: (names) => `Ждём: ${names}`,
  payday: (value) => `+${value} каждому`,
  handedOut: (before, after) =>
    `Во всех кошельках вместе было ${before}, теперь ${after}. Выше этого ставок не бывает.`,
  safe: 'Целый квартет уже никто не отнимет',
  was: (total, quartets) =>
    quartets === 0
      ? `было ${total}, без квартетов`
      : `было ${total} (${plural(quartets, { one: '# квартет', few: '# квартета', many: '# квартетов', other: '# квартета' })})`,
  ifNow: 'Если бы всё кончилось сейчас',
};
