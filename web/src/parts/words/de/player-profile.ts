import type { playerProfile as english } from '../en/player-profile';
import { pluralIn } from '../grammar/plural';

const plural = pluralIn('de');
const points = (count: number) => plural(count, { one: '# Prozentpunkt', other: '# Prozentpunkte' });

export const playerProfile: typeof english = {
  lead: 'Aus den Spielen dieser Gruppe, die hier an Tischen gespielt wurden, vom Trainer auf diesem Gerät beurteilt. Ein Prozentpunkt ist ein Hundertstel eines Sieges.',
  none: 'Noch wurde kein Spiel dieser Gruppe hier an einem Tisch gespielt. Öffnet einen Tisch für die Gruppe: Seine Spiele kommen von selbst und zeigen, wie ihr spielt.',
  whose: 'Wessen Spiel',
  plays: (name) => `Wie ${name} spielt`,
  together:
    'Aus den Spielen, die ihr zusammen gespielt habt, vom Trainer auf diesem Gerät beurteilt; sonst erfährt es niemand. Ein Prozentpunkt ist ein Hundertstel eines Sieges.',
  lost: (count) => `Gibt durch eigene Entscheidungen ${points(count)} je Spiel her.`,
  latelyLess: (count) => `Gibt zuletzt ${points(count)} je Spiel weniger her als am Anfang.`,
  latelyMore: (count) => `Gibt zuletzt ${points(count)} je Spiel mehr her als am Anfang.`,
  mostBy: (count, slip) => `Das meiste, ${count}: „${slip}“.`,
  dear: (percent, cards) => `Zahlt für ${cards} ${percent} % über Wert.`,
  cheap: (percent, cards) => `Zahlt für ${cards} ${percent} % unter Wert.`,
  fair: (cards) => `Zahlt für ${cards}, was sie wert sind.`,
  met: (bluffs, seen) =>
    `Unter dem eigenen Hammer ${plural(bluffs, { one: '# Gebot', other: '# Gebote' })} über dem Geld auf der Hand, ${seen} durchschaut.`,
  lucky: (count) => `Die aufgedeckten Karten brachten ${points(count)} je Spiel: Das war Glück.`,
  unlucky: (count) => `Die aufgedeckten Karten kosteten ${points(count)} je Spiel: Das war Pech.`,
  worth: 'Selbst wert',
  choices: 'Eigene Entscheidungen',
  compared: 'Nebeneinander',
  lostAGame: 'Prozentpunkte je Spiel hergegeben',
  ownSeen: 'Eigene Bluffs durchschaut',
  othersSeen: 'Andere Bluffs durchschaut',
  paidOver: 'Über Wert gezahlt',
  share: (some, all) => `${some} von ${all}`,
};
