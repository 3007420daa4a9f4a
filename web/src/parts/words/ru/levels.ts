import type { levels as english } from '../en/levels';

export const levels: typeof english = {
  likeMeIs: (level) =>
    `Пока уровень ${level}: он растёт, когда ты выигрываешь у ботов больше своей доли, и падает, когда меньше. Знает об этом только это устройство.`,
};
