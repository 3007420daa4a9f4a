import type { correspondence as english } from '../en/correspondence';

export const correspondence: typeof english = {
  answerTime: 'Temps de réponse',
  live: 'en direct, tous à la fois',
  within: (hours) => `${hours} h pour chaque réponse`,
  explained: 'Chacun est interrogé à son tour et répond quand il passe ; personne n’a besoin d’être là.',
  silent: 'Se taire',
  asked: (name, until) => `On attend ${name}, jusqu’à ${until}.`,
  youUntil: (until) => `jusqu’à ${until}`,
  bidAsked: (lot) => `C’est à toi : mise pour ${lot} ou tais-toi.`,
  callMe: 'Appelez-moi quand on m’attend',
};
