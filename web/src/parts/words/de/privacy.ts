import type { privacy as english } from '../en/privacy';

export const privacy: typeof english = {
  title: 'Was gespeichert wird, und wie lange',
  lead: 'Dieser Server will keine E-Mail-Adresse, setzt keine Cookies und fragt niemanden sonst nach dir. Adressen von Verbindungen werden gegen Überflutung im Speicher gezählt und nirgends aufgeschrieben.',
  server: 'Auf dem Server',
  tables: (finished, idle) =>
    `Ein Tisch mit den Namen dort und jedem Zug: ${finished} Tage, nachdem ihn zuletzt jemand benutzt hat, wenn sein Spiel vorbei ist; ${idle} Tage, wenn nicht. Die Aufzeichnungen seiner Spiele gehen mit ihm, außer denen, die eine Gruppe behält.`,
  talk: 'Was an einem Tisch gesagt wird, bewahrt niemand auf. Das letzte Gesagte, fünfzig Sätze, bleibt im Speicher, solange der Tisch dort ist.',
  names: (idle) =>
    `Ein Name, den du behältst: der Name, ein Fingerabdruck seines Schlüssels, wo du sitzt und wen du blockierst. Bis du ihn aufgibst oder ${idle} Tage lang nicht benutzt. Wenn niemand unter ihm spielt, eine Woche.`,
  rated:
    'Gewertete Spiele eines behaltenen Namens: Ausgabe, Platz, Bluffs, Tiere und die Wertung nach jedem. Alle können sie sehen, und sie bleiben; wer den Namen aufgibt, nimmt ihn aus ihnen heraus.',
  notices:
    'Wo du dich an deinen Zug erinnern lässt: die Adresse, die der Push-Dienst deines Browsers dafür gab. Bis du es abstellst, der Platz frei wird oder der Tisch geht.',
  groups: (idle) =>
    `Eine Gruppe auf dem Spielblock: ihre Spieler, Spiele und der nächste Abend, wer von ihnen die Rätsel der letzten 100 Tage löste, und das Programm, dem sie davon Bescheid gibt. Bis jemand mit ihrem Schlüssel sie löscht oder sie ${idle} Tage lang niemand öffnet. Wenn nach dem ersten Tag niemand wiederkommt, 30 Tage.`,
  reports: (days) =>
    `Eine Meldung über jemanden: wer, die Worte, und das Gesagte, so wie es der Meldende sehen konnte. Höchstens ${days} Tage, für den, der den Server betreibt.`,
  daily: (days) =>
    `Ein Blatt des Tages, das du mitzählen ließest: Punkte, Platz und ein Fingerabdruck des Spiels, damit es einmal zählt; nicht, von wem es war. ${days} Tage.`,
  unknown: 'Der Server sagt gerade nicht, wie viele Tage es sind.',
  device: 'Auf diesem Gerät',
  deviceText:
    'Dein Name, deine Einstellungen, wen du als Gast blockierst, die Schlüssel deiner Plätze und Gruppen, die Spiele, die du hier spielst, was der Trainer darüber fand, wie du und andere spielen, und welche Rätsel du versucht hast. Niemand sonst hat sie; wer im Browser die Daten dieser Seite löscht, löscht sie.',
  deletion: 'Wie man löscht',
  nameGone:
    'Deinen Namen: auf der ersten Seite, mit „Aufgeben“, auf einem Gerät, das seinen Schlüssel oder seine zwölf Wörter hat. Dann gehört der Name niemandem, und der Server weiß nicht mehr, welche Plätze deine waren.',
  groupGone: 'Eine Gruppe: auf ihrer Seite, unter „Teilen“.',
  rest: 'Einen Tisch oder etwas anderes: bitte den, der diesen Server betreibt. Er kann ihn für immer schließen.',
};
