import type { allDid as english } from '../en/all-did';

export const allDid: typeof english = {
  title: 'Hoe het iedereen verging',
  better: (percent, others) => `Beter dan ${percent}% van ${others} vandaag.`,
  first: 'Jij bent vandaag de eerste.',
  nobody: 'Vandaag heeft nog niemand een spel laten meetellen.',
  picture: (played) => `Hoeveel spelers hoeveel punten hadden, van ${played}; jouw staaf is gemarkeerd.`,
  scale: (most) => `0 tot ${most} punten; iedereen had dezelfde kaarten in dezelfde volgorde.`,
  what: 'Je spel gaat zonder je naam naar deze server. Daar wordt het nagespeeld, zodat niemand er een verzint; punten en plaats blijven vier weken bewaard.',
  count: 'Mijn spel laten meetellen',
  counted: 'Je spel telt mee.',
  refused:
    'Dit spel kan niet meetellen: het is met een andere versie van het programma of andere instellingen gespeeld.',
};
