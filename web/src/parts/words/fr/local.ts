import type { local as english } from '../en/local';

export const local: typeof english = {
  title: 'Sur cet appareil',
  lead: 'Même sans réseau : contre des bots, ou ensemble en se passant l’appareil.',
  playOffline: 'Jouer hors ligne contre des bots',
  here: 'Jouer sur cet appareil, sans serveur',
  player: (place) => `Personne ${place} ici (vide : un bot)`,
  alone:
    'Cette page n’a pas de serveur : jouez ici contre des robots, ou faites passer l’appareil. Pour des tables à plusieurs, lancez le programme kuhhandel sur un ordinateur ; il affiche l’adresse pour tous.',
  noServer: 'Pas de connexion au serveur. Sur cet appareil, on peut jouer quand même.',
  over: 'terminée',
  forget: (table) => `Jeter ${table}`,
  pass: (name) => `Passe l’appareil à ${name}`,
  passWhy: 'La suite ne regarde qu’une paire d’yeux.',
  iAm: (name) => `Je suis ${name}`,
  putBack: 'Remettre au milieu',
  bids: (name, amount) => `${name} mise ${amount}`,
  claims: (name) => `${name} crie : à moi !`,
  mine: 'À moi !',
  look: (name) => `${name} regarde sa propre main`,
};
