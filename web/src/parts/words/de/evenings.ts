import type { evenings as english } from '../en/evenings';

export const evenings: typeof english = {
  title: 'Nächster Abend',
  none: 'Noch ist nichts geplant.',
  at: 'Tag und Uhrzeit',
  place: 'Ort (wenn ihr mögt)',
  notAhead: 'Das muss ein Tag sein, der noch kommt, in höchstens zwei Jahren.',
  planOne: 'Den nächsten Abend planen',
  plan: 'Planen',
  move: 'Ändern',
  callOff: 'Absagen',
  cancel: 'Lassen',
  next: (moment) => `Nächster Abend: ${moment}`,
  calendar: {
    title: 'In eurem Kalender',
    explained: 'Eure Abende, gespielte und geplante, im Kalender von jedem von euch. Er liest nur mit.',
    open: 'Adresse für Kalender anlegen',
    link: 'Adresse für Kalenderprogramme',
    hint: 'Im Kalender abonnieren. Sie zeigt eure Abende und ändert nichts; wer sie hat, sieht sie.',
    anew: 'Neue Adresse anlegen',
    close: 'Ausschalten',
    anewHint: 'In beiden Fällen zeigt die alte Adresse nichts mehr.',
  },
  webhook: {
    title: 'Einem anderen Programm Bescheid geben',
    explained:
      'Wird ein Spiel gespeichert oder ein Abend geplant, schickt dieser Server es sofort dorthin, etwa in euren Chat. Wer das Programm betreibt, liest Namen und Punkte.',
    address: 'Seine Adresse (Webhook)',
    set: 'Ab jetzt Bescheid geben',
    remove: 'Nicht mehr Bescheid geben',
    bad: 'Das muss eine https-Adresse sein, die das Internet erreicht.',
    off: 'Dieser Server gibt anderen Programmen keinen Bescheid.',
    waits: 'Noch wurde nichts geschickt.',
    went: {
      taken: 'Das Letzte ist angekommen.',
      refused: 'Das Letzte wollte es nicht.',
      unreachable: 'Das Letzte ist nicht angekommen.',
      gone: 'Unter der Adresse war niemand mehr; sie ist vergessen.',
    },
  },
};
