import type { KeptTable } from '../../wire/device/memory';
import type { OwnGame, OwnTable, Seat } from '../../wire/protocol';

/** By what somebody looks for tables and games of theirs. */
export const kinds = ['people', 'bots', 'letters', 'device'] as const;
export type Kind = (typeof kinds)[number];

/** Against whom somebody on that seat plays; nothing where nobody knows, or nobody else is there. */
function against(players: readonly string[], seat: Seat, bots: readonly Seat[] | undefined): Kind[] {
  const others = players.flatMap((name, other) => (name === '' || other === seat ? [] : [other]));
  if (bots === undefined || others.length === 0) return [];
  return [others.every((other) => bots.includes(other)) ? 'bots' : 'people'];
}

export const kindsOfTable = ({ players, seat, bots, answer_within }: OwnTable): readonly Kind[] => [
  ...against(players, seat, bots),
  ...(answer_within === undefined ? [] : (['letters'] as const)),
];

export const kindsOfGame = ({ players, seat, bots, by_letter }: OwnGame): readonly Kind[] => [
  ...against(players, seat, bots),
  ...(by_letter === true ? (['letters'] as const) : []),
];

/** At a table of this device people pass it around, or one of them plays bots. */
export const kindsOfKept = ({ info }: KeptTable): readonly Kind[] => [
  info.seats.filter(({ kind }) => kind === 'person').length > 1 ? 'people' : 'bots',
  'device',
];

/** What is shown: of that kind, and of that edition, where they are chosen. */
export interface Chosen {
  readonly kind: Kind | undefined;
  readonly edition: string | undefined;
}

export const isChosen = (chosen: Chosen, of: readonly Kind[], edition: string): boolean =>
  (chosen.kind === undefined || of.includes(chosen.kind)) &&
  (chosen.edition === undefined || chosen.edition === edition);
