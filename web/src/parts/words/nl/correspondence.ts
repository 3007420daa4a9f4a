import type { correspondence as english } from '../en/correspondence';

export const correspondence: typeof english = {
  answerTime: 'Tijd om te antwoorden',
  live: 'live, iedereen tegelijk',
  within: (hours) => `${hours} uur voor elk antwoord`,
  explained: 'Ieder wordt om de beurt gevraagd en antwoordt als hij langskomt; niemand hoeft er te zijn.',
  silent: 'Zwijgen',
  asked: (name, until) => `${name} is gevraagd, tot ${until}.`,
  youUntil: (until) => `tot ${until}`,
  bidAsked: (lot) => `Jij bent gevraagd: bied op ${lot} of zwijg.`,
  callMe: 'Roep me als ik nodig ben',
};
