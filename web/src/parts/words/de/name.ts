/** The words of the panel in which a name is kept; they come with it alone. */
export const name = {
  title: 'Dein Name hier',
  lead: 'Niemand sonst kann auf diesem Server unter deinem Namen spielen, und deine Plätze kommen mit auf ein anderes Gerät. Ohne E-Mail: Zwölf Wörter öffnen ihn.',
  keep: (player: string) => `„${player}“ behalten`,
  empty: 'Schreib erst deinen Namen, dann kannst du ihn behalten.',
  yours: (player: string) => `„${player}“ gehört auf diesem Server dir.`,
  words: 'Die zwölf Wörter',
  warning:
    'Schreib sie in dieser Reihenfolge auf. Wer sie hat, spielt als du, und neue kann dir niemand geben.',
  inOneLine: 'Die zwölf Wörter in einer Zeile',
  show: 'Die zwölf Wörter zeigen',
  have: 'Ich habe zwölf Wörter',
  typed: 'Die Wörter in ihrer Reihenfolge',
  open: 'Meinen Namen öffnen',
  wrongWord: (word: string) => `„${word}“ ist keines der Wörter. Ist es richtig geschrieben?`,
  wrongCount: (count: number) => `Es sind zwölf Wörter; hier stehen ${count}.`,
  wrongSum:
    'Jedes für sich stimmt, aber zusammen öffnen sie nichts. Ist eines ein anderes oder steht es woanders?',
  seats: 'Wo du sitzt',
  noSeats: 'Du sitzt gerade an keinem Tisch.',
  sit: (table: string) => `An „${table}“ Platz nehmen`,
  putAway: 'Von diesem Gerät nehmen',
  putAwayHint: 'Er bleibt deiner; die zwölf Wörter holen ihn zurück.',
  giveUp: 'Aufgeben',
  giveUpHint: 'Dann kann ihn jeder haben, und seine Wörter öffnen nichts mehr.',
  really: 'Ja, für immer aufgeben',
};
