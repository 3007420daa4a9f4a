import type { privacy as english } from '../en/privacy';

export const privacy: typeof english = {
  title: 'Ce qui est gardé, et combien de temps',
  lead: 'Ce serveur ne veut pas d’adresse e-mail, ne pose pas de cookies et n’interroge personne d’autre sur toi. Les adresses des connexions sont comptées en mémoire, contre les abus, et ne sont écrites nulle part.',
  server: 'Sur le serveur',
  tables: (finished, idle) =>
    `Une table, avec ses noms et chaque coup : ${finished} jours après sa dernière utilisation, si sa partie est finie ; ${idle} jours sinon. Les parties enregistrées partent avec elle, sauf celles qu’un groupe garde.`,
  talk: 'Ce qui se dit à une table, personne ne le garde. Les cinquante dernières choses restent en mémoire tant que la table y est.',
  names: (idle) =>
    `Un nom que tu gardes : le nom, une empreinte de sa clé, où tu es assis et qui tu bloques. Jusqu’à ce que tu y renonces, ou ${idle} jours après ta dernière utilisation. Si personne ne joue sous ce nom, une semaine.`,
  rated:
    'Les parties classées d’un nom gardé : édition, place, bluffs, animaux et classement après chacune. Tout le monde peut les voir, et elles restent ; qui renonce au nom l’en retire.',
  notices:
    'Là où tu veux être prévenu de ton tour : l’adresse que le service push de ton navigateur a donnée. Jusqu’à ce que tu dises non, que la place soit libérée ou que la table disparaisse.',
  groups: (idle) =>
    `Un groupe du carnet de scores : ses joueurs, ses parties, sa prochaine soirée, qui d’entre eux a résolu les énigmes des 100 derniers jours, et le programme qu’il en prévient. Jusqu’à ce que quelqu’un qui a sa clé l’efface, ou ${idle} jours après sa dernière ouverture. Si personne ne revient après le premier jour, 30 jours.`,
  reports: (days) =>
    `Un signalement : qui, les mots, et ce qui a été dit tel que la personne qui signale a pu le voir. ${days} jours au plus, pour la personne qui tient le serveur.`,
  daily: (days) =>
    `Une donne du jour que tu as fait compter : points, place et empreinte de la partie, pour qu’elle compte une fois ; pas de qui elle était. ${days} jours.`,
  unknown: 'Le serveur ne dit pas pour le moment combien de jours.',
  device: 'Sur cet appareil',
  deviceText:
    'Ton nom, tes réglages, qui tu bloques en invité, les clés de tes places et de tes groupes, les parties que tu joues ici, ce que l’entraîneur a trouvé de ta façon de jouer et de celle des autres, et les énigmes que tu as essayées. Personne d’autre ne les a ; effacer les données de ce site dans le navigateur les efface.',
  deletion: 'Comment effacer',
  nameGone:
    'Ton nom : sur la première page, par « L’abandonner », sur un appareil qui a sa clé ou ses douze mots. Le nom n’est alors à personne, et le serveur ne sait plus quelles places étaient les tiennes.',
  groupGone: 'Un groupe : sur sa page, sous « Partager ».',
  rest: 'Une table, ou autre chose : demande à la personne qui tient ce serveur. Elle peut la fermer pour de bon.',
};
