import type { moments as english } from '../en/moments';
import { pluralIn } from '../grammar/plural';

const plural = pluralIn('de');

export const moments: typeof english = {
  payday: (value) => `+${value} für alle`,
  handedOut: (before, after) =>
    `${before} steckten in allen Beuteln zusammen, jetzt sind es ${after}. Höher darf kein Gebot gehen.`,
  safe: 'Ein ganzes Quartett nimmt dir niemand mehr',
  whole: (what) => `${what}: Dein Quartett ist voll`,
  was: (total, quartets) =>
    `vorher ${total} mit ${plural(quartets, { one: 'einem Quartett', other: '# Quartetten' })}`,
  yourNth: (count) => `Dein ${count}. Quartett`,
  ifNow: 'Wäre jetzt Schluss',
  ifNowIs: (sum) => `Wäre jetzt Schluss: ${sum} =`,
};
