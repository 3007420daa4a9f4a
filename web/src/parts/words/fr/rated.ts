import { pluralIn } from '../grammar/plural';
import type { rated as english } from '../en/rated';

const plural = pluralIn('fr');

export const rated: typeof english = {
  title: 'Parties classées',
  games: (games, won) =>
    `${plural(games, { one: '# partie classée', other: '# parties classées' })}, ${won} gagnées.`,
  noGames: 'Personne n’a joué de partie classée sous ce nom',
  noGamesHint:
    'Un nom a sa page dès que son propriétaire a joué une partie classée : « Jouer tout de suite », avec un nom gardé, contre d’autres qui gardent le leur.',
  provisional: 'provisoire',
  provisionalHint: 'Provisoire : il y a encore trop peu de parties pour en dire beaucoup.',
  seats: (seats) => plural(seats, { one: '# personne', other: '# personnes' }),
  course: (edition) => `Classement au fil du temps : ${edition}`,
  table: 'Les chiffres',
  game: 'Fin',
  points: 'Points',
  favourites: 'Animaux favoris',
  quartets: (count) => plural(count, { one: '# famille', other: '# familles' }),
  bluffs: 'Bluffs',
  bluffsTold: (told, seen) =>
    `${plural(told, { one: '# enchère', other: '# enchères' })} au-dessus de la main, ${seen} percées à jour.`,
  after: 'Classements après cette partie',
  left: 'parti, donc perdu',
  myPage: 'Mes parties classées',
  noServer: 'Le serveur ne répond pas ; réessaie plus tard.',
  explained:
    'Les parties de « Jouer tout de suite » comptent pour ceux qui gardent leur nom, entre eux. Qui part perd.',
  looking: 'On cherche…',
};
