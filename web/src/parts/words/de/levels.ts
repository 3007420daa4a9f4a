import type { levels as english } from '../en/levels';

const characters: Readonly<Record<string, string>> = {
  random: 'macht irgendetwas, das erlaubt ist',
  dreamer: 'zahlt für alles, was ihm gefällt',
  guest: 'ist zum ersten Mal auf dem Markt und staunt über die Preise',
  child: 'kennt jedes Tier beim Namen, das Geld weniger',
  neighbour: 'kommt auf einen Schwatz vorbei und zahlt manchmal etwas zu viel',
  miser: 'sitzt auf dem Geld und lässt die anderen zu viel zahlen',
  bluffer: 'bietet hoch und legt viele Scheine ohne Wert',
  blocker: 'gönnt niemandem ein Quartett',
  collector: 'zahlt alles für die Karte, die noch fehlt',
  farmer: 'wägt Preise und Chancen ab, wie immer auf dem Markt',
  innkeeper: 'hat bei manchem Handel zugehört und rechnet ein paar davon nach',
  trader: 'rechnet jeden Kuhhandel bis zum Ende durch',
  shark: 'spielt im Kopf den ganzen Abend durch, bevor er bietet',
  fox: 'hat beim Spielen gelernt, was sich lohnt',
  owl: 'hat auch gelernt, und schaut voraus, ehe sie sich entscheidet',
};

export const levels: typeof english = {
  character: (kind) => characters[kind] ?? '',
  likeMeIs: (level) =>
    `Zurzeit Stufe ${level}: Sie steigt, wenn du gegen Bots mehr gewinnst als deinen Anteil, und sinkt, wenn weniger. Nur dieses Gerät weiß davon.`,
};
