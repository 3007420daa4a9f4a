import type { StoredTable } from '../../wire/device/memory';
import type { OwnGame, OwnTable, Seat } from '../../wire/protocol';

/** The kinds by which users filter their tables and games. */
export const kinds = ['people', 'bots', 'letters', 'device'] as const;
export type Kind = (typeof kinds)[number];

/** Returns the kind of the seat's opponents; empty if it is unknown, or there are none. */
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

/** At a device table people pass the device around, or one of them plays bots. */
export const kindsOfStored = ({ info }: StoredTable): readonly Kind[] => [
  info.seats.filter(({ kind }) => kind === 'person').length > 1 ? 'people' : 'bots',
  'device',
];

/** The filter: that kind, and that edition, if they are chosen. */
export interface Chosen {
  readonly kind: Kind | undefined;
  readonly edition: string | undefined;
}

export const isChosen = (chosen: Chosen, of: readonly Kind[], edition: string): boolean =>
  (chosen.kind === undefined || of.includes(chosen.kind)) &&
  (chosen.edition === undefined || chosen.edition === edition);
