import type { moments as english } from '../en/moments';
import { pluralIn } from '../grammar/plural';

const plural = pluralIn('de');

export const moments: typeof english = {
  on: 'tippen: weiter',
  onToMe: 'Weiter bis zu mir',
  meanwhile: 'Inzwischen',
  moves: (count) => plural(count, { one: '# Zug', other: '# Züge' }),
  waitingFor: (names) => `Es fehlt noch: ${names}`,
  payday: (value) => `+${value} für alle`,
  handedOut: (before, after) =>
    `${before} steckten in allen Beuteln zusammen, jetzt sind es ${after}. Höher darf kein Gebot gehen.`,
  safe: 'Ein ganzes Quartett nimmt dir niemand mehr',
  was: (total, quartets) =>
    quartets === 0
      ? `vorher ${total} ohne Quartett`
      : `vorher ${total} mit ${plural(quartets, { one: 'einem Quartett', other: '# Quartetten' })}`,
  ifNow: 'Wäre jetzt Schluss',
};
