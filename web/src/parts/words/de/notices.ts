import type { notices as english } from '../en/notices';

export const notices: typeof english = {
  pill: 'Benachrichtigungen',
  title: 'Sollen wir dich rufen, wenn du gefragt bist?',
  kinds: { turns: 'Dein Zug im Briefspiel', letIn: 'Du bist eingelassen', begins: 'Es geht los' },
  hints: {
    turns: 'höchstens eine für jeden Zug',
    letIn: 'wenn du um einen Platz gebeten hast und der Gastgeber ja sagt',
    begins: 'wenn ein Spiel anfängt und du nicht da bist',
  },
  quiet: 'Ruhezeit',
  quietHint: 'nichts klingelt; es wartet bis zum Morgen',
  from: 'Ruhe ab',
  until: 'Ruhe bis',
  yes: 'Ja, ruft mich',
  busy: 'Einen Moment …',
  notNow: 'Jetzt nicht',
  done: 'Fertig',
  noMore: 'Ruft mich nicht mehr',
  on: 'Wir rufen dich auf diesem Gerät.',
  promise:
    'Danach fragt dein Browser noch einmal. Wir merken uns eine Adresse für dieses Gerät, sonst nichts, und vergessen sie, wenn du nein sagst.',
  off: 'Hier geht das nicht.',
  because: {
    insecure:
      'Die Seite kam über dein Heimnetz ohne Zertifikat, und Browser melden sich nur für sichere Seiten. Der Titel des Tabs sagt es dir, solange die Seite offen ist.',
    unsupported:
      'Dieser Browser zeigt keine Benachrichtigungen. Der Titel des Tabs sagt es dir, solange die Seite offen ist.',
    install:
      'Leg diese Seite erst auf deinen Home-Bildschirm (teilen, dann zum Home-Bildschirm) und öffne sie von dort.',
    denied:
      'Dein Browser soll keine zeigen: tippe auf das Zeichen neben der Adresse, wähle Benachrichtigungen für diese Seite und erlaube sie.',
    server: 'Dieser Server ruft niemanden. Der Titel des Tabs sagt es dir, solange die Seite offen ist.',
    unreachable:
      'Von hier ist kein Push-Dienst zu erreichen. Der Titel des Tabs sagt es dir, solange die Seite offen ist.',
    trouble: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  },
};
