import type { local as english } from '../en/local';

export const local: typeof english = {
  title: 'Auf diesem Gerät',
  lead: 'Auch ohne Netz: gegen Bots, oder gemeinsam, indem ihr das Gerät herumreicht.',
  playOffline: 'Offline gegen Bots spielen',
  here: 'Auf diesem Gerät spielen, ohne Server',
  player: (place) => `Person ${place} hier (leer: ein Bot)`,
  alone:
    'Diese Seite hat keinen Server: Spiel hier gegen Bots oder reicht das Gerät herum. Für Tische mit anderen startet jemand auf einem Rechner das Programm kuhhandel; es zeigt die Adresse für alle.',
  noServer: 'Keine Verbindung zum Server. Auf diesem Gerät kannst du trotzdem spielen.',
  over: 'zu Ende',
  forget: (table) => `${table} wegwerfen`,
  pass: (name) => `Gib das Gerät an ${name}`,
  passWhy: 'Was nun kommt, ist nur für ein Paar Augen.',
  iAm: (name) => `Ich bin ${name}`,
  putBack: 'Zurück in die Mitte',
  bids: (name, amount) => `${name} bietet ${amount}`,
  claims: (name) => `${name} ruft: meins!`,
  mine: 'Meins!',
  look: (name) => `${name} sieht in die eigene Hand`,
};
