import type { levels as english } from '../en/levels';

export const levels: typeof english = {
  likeMeIs: (level) =>
    `Niveau ${level} pour l’instant : il monte quand tu gagnes plus que ta part contre des bots, et baisse quand tu gagnes moins. Seul cet appareil le sait.`,
};
