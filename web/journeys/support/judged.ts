import type { Page } from 'playwright-core';
import type { JudgedGame } from '../../src/wire/coach/judged';

/**
 * The coach's findings about a game, as after twelve games: expensive first cards, and smaller losses lately.
 */
export const judgedGame = (number: number): JudgedGame => {
  const lost = {
    bid_on: (number < 6 ? 0.3 : 0.16) + 0.01 * (number % 3),
    let_go: 0.02 * (number % 3),
    offered: 0.04,
  };
  const choices = -Object.values(lost).reduce((sum, part) => sum + part, 0);
  const cards = 0.02 * (number % 2 === 0 ? 1 : -1);
  const end = number % 3 === 0 ? 1 : 0;
  return {
    id: `kept-${number}/1`,
    edition: 'second',
    ended: Date.UTC(2026, 8, 1 + 3 * number),
    balance: { beginning: 0.25, choices, cards, others: end - 0.25 - choices - cards, end },
    habits: {
      lost,
      bought: [
        { copy: 1, price: 110 + 10 * (number % 3), worth: 100 },
        { copy: 2, price: 150, worth: 100 + 50 * (number % 3) },
        { copy: 4, price: 400 + 10 * (number % 2), worth: 410 },
      ],
      bluffs: {
        told: 1,
        seen_through: number % 4 === 0 ? 1 : 0,
        met: 1,
        met_seen_through: number % 3 === 0 ? 0 : 1,
      },
    },
  };
};

/** As if this browser had had those games judged: those of its person, or of the seats of others. */
export async function keepJudged(
  page: Page,
  games: readonly JudgedGame[],
  storeName: 'kuhhandel-profile' | 'kuhhandel-players' = 'kuhhandel-profile',
): Promise<void> {
  await page.evaluate(
    async ([games, name]) => {
      const asked = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error('no shelf'));
        });
      const storeName = await asked(indexedDB.open(name));
      const judged = storeName.transaction('judged', 'readwrite').objectStore('judged');
      for (const game of games) await asked(judged.put(game));
      storeName.close();
    },
    [games, storeName] as const,
  );
}
