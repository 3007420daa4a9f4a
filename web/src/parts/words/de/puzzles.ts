import { pluralIn } from '../grammar/plural';
import type { puzzles as english } from '../en/puzzles';

const plural = pluralIn('de');
const days = (count: number): string => plural(count, { one: '# Tag', other: '# Tage hintereinander' });

export const puzzles: typeof english = {
  title: 'Rätsel',
  lead: (all) => `${all} Augenblicke aus Partien unter Bots. Eine Wahl ist klar die beste.`,
  ofDay: 'Heute',
  byTheme: 'Nach Themen',
  solved: (some, all) => `${some} von ${all} gelöst`,
  solve: 'Das heutige Rätsel lösen',
  seeAgain: 'Das heutige noch einmal ansehen',
  puzzle: (number) => `Rätsel ${number}`,
  ask: (name) => `Du bist ${name}. Was nun?`,
  right: (what) => `Richtig: ${what}`,
  wrong: (what) => `Nicht ganz: ${what}`,
  playOut: 'Ausspielen',
  back: 'Zurück zur Antwort',
  next: 'Nächstes Rätsel',
  all: 'Alle Rätsel',
  share: 'Teilen',
  copied: 'Kopiert: eine Zeile, die du überall einfügen kannst.',
  line: (which, right, streak) =>
    `Kuhhandel, ${which}: ${right ? 'auf Anhieb gelöst' : 'nicht auf Anhieb gelöst'}${streak > 1 ? `, ${days(streak)}` : ''}`,
  again: 'Das hast du schon einmal versucht; es zählt nur der erste Versuch.',
  chances: (worlds) =>
    `Siegchancen von hier an, beurteilt in ${worlds} gedachten Partien nach dem, was du wissen konntest; die Striche zeigen, wie sicher der Unterschied ist.`,
  failed: 'Die Rätsel ließen sich nicht laden. Warst du einmal mit Netz hier, gehen sie auch ohne.',
  retry: 'Noch einmal',
  missing: (number, all) => `Ein Rätsel ${number} gibt es nicht. Sie gehen von 1 bis ${all}.`,
  streak: days,
  lowerCount: 'Auf eine kleinere Zahl warten',
  wasSolved: 'gelöst',
  wasTried: 'versucht',
  themes: {
    zeros: 'Nullen',
    dear: 'Teure Tiere',
    ties: 'Gleiche Summen',
    donkeys: 'Esel',
    last_trades: 'Letzte Händel',
    mine: 'MEINS!',
    rats: 'Ratten',
    stop: 'Wann Schluss ist',
  },
  lesson: {
    silence: 'Das Gebot ist mehr, als dir diese Karte bringt. Wer sie nimmt, hat weniger für die nächste.',
    bid: 'Zu diesem Preis bringt sie dir mehr, als das Geld anderswo brächte.',
    bid_deny: (rival) =>
      `Gibst du auf, geht sie an ${rival}; der Gewinn dort ist größer als das, was sie dich kostet.`,
    sell: 'Das Geld ist dir mehr wert als das Tier.',
    buy: 'Für diesen Preis ist sie billig, und nur du kannst dem Gebot zuvorkommen.',
    auction: 'Kein Handel verspricht hier mehr als die nächste Karte, und was man hinlegt, ist weg.',
    challenge:
      'Dieser Handel verspricht am meisten: Du brauchst das Tier dringender, oder du kannst mehr legen.',
    stop: 'Du hast, was du wolltest.',
    offer: 'Leg so viel, wie es zum Gewinnen braucht und wie dir das Tier wert ist.',
    offer_bluff: 'Das Tier ist dein Geld hier nicht wert. Nullen sehen nach Geld aus und kosten nichts.',
    accept: 'Um zu gewinnen, müsstest du mehr legen, als es dir wert ist. Also nimm das Geld ungesehen.',
    counter: 'Es ist dir mehr wert, als es kostet, den Stapel zu überbieten.',
    counter_bluff: 'Nullen kosten dich nichts: Wurde auch gegen dich geblufft, können sie reichen.',
    claim: 'So viele Karten ist sie wert. Wer auf weniger wartet, findet jemanden, der schneller ist.',
    wait: 'So viele Karten sind zu viel dafür. Lass weiter herunterzählen.',
    take: 'Was auf der Ratte liegt, gehört dann dir, und eine gelegte Karte ist weg. Erst alle vier zusammen schaden.',
    lay: 'Eine Karte kostet jetzt weniger als die Ratte: Entscheiden muss, wer als Nächstes kommt.',
    less: 'Was über den anderen Stapel hinausgeht, ist verschenkt, denn die Stapel werden getauscht.',
    more: 'Zu wenig verliert das Tier, und das Gelegte dazu.',
  },
};
