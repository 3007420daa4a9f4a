import type {
  AnimalId,
  Edition,
  WrittenGame,
  GroupGame,
  ScoreSheet,
  ScoreSheetPlayer,
} from '../../wire/protocol';

/** One player's cards as they are being entered. */
export interface DraftPlayer {
  readonly name: string;
  readonly quartets: readonly AnimalId[];
  readonly pedigrees: readonly AnimalId[];
  readonly rats: boolean;
  readonly excluded?: AnimalId;
  readonly bonus: boolean;
  readonly money?: number;
  readonly points?: number;
}

/** The rules of a table that affect the points. */
export interface DraftRules {
  readonly money_counts: boolean;
  readonly multiply: boolean;
  readonly bonus: boolean;
}

/** A game as it is being entered or corrected; every change makes a new one, so that undo is easy. */
export interface Draft {
  readonly game?: number;
  readonly date: string;
  readonly place: string;
  readonly note: string;
  readonly edition: string;
  readonly rules: DraftRules;
  /** Whether only the points are noted. */
  readonly onlyPoints: boolean;
  readonly players: readonly DraftPlayer[];
}

export const emptyPlayer = (name: string): DraftPlayer => ({
  name,
  quartets: [],
  pedigrees: [],
  rats: false,
  bonus: false,
});

export const usualRules = ({ rules }: Edition): DraftRules => {
  const { money_counts, multiply, bonus } = rules as unknown as DraftRules;
  return { money_counts, multiply, bonus };
};

export const newDraft = (edition: Edition, names: readonly string[], date: string, place = ''): Draft => ({
  date,
  place,
  note: '',
  edition: edition.id,
  rules: usualRules(edition),
  onlyPoints: false,
  players: names.map(emptyPlayer),
});

/** Whether it has as many players as the edition needs. */
export const isComplete = ({ players }: Draft, { seats: [least, most] }: Edition): boolean =>
  players.length >= least && players.length <= most;

/** Returns the local date of the player, not the server's. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const ownerOf = (draft: Draft, animal: AnimalId): number =>
  draft.players.findIndex(({ quartets }) => quartets.includes(animal));
export const pedigreeOwner = (draft: Draft, animal: AnimalId): number =>
  draft.players.findIndex(({ pedigrees }) => pedigrees.includes(animal));

const changed = (draft: Draft, at: number, change: (player: DraftPlayer) => DraftPlayer): Draft => ({
  ...draft,
  players: draft.players.map((player, index) => (index === at ? change(player) : player)),
});

const without = (list: readonly AnimalId[], animal: AnimalId) => list.filter((other) => other !== animal);

/** Removes invalid entries: an exclusion without rats or quartet, a bonus card without a pair. */
function tidied(player: DraftPlayer, pairs: readonly (readonly AnimalId[])[]): DraftPlayer {
  const { excluded, ...rest } = player;
  const keeps = excluded !== undefined && player.rats && player.quartets.includes(excluded);
  const pair = pairs.some((two) => two.every((animal) => player.quartets.includes(animal)));
  return { ...rest, ...(keeps ? { excluded } : {}), bonus: player.bonus && pair };
}

export const pairsOf = ({ bonus }: Edition): readonly (readonly AnimalId[])[] => bonus?.pairs ?? [];
export const hasPair = (player: DraftPlayer, edition: Edition): boolean =>
  pairsOf(edition).some((two) => two.every((animal) => player.quartets.includes(animal)));

/** Gives the quartet to the player, also from another; a tap by its owner removes it. */
export function tapQuartet(draft: Draft, edition: Edition, at: number, animal: AnimalId): Draft {
  const owned = ownerOf(draft, animal) === at;
  const players = draft.players.map((player, index) => {
    const quartets = without(player.quartets, animal);
    return tidied(
      { ...player, quartets: index === at && !owned ? [...quartets, animal] : quartets },
      pairsOf(edition),
    );
  });
  return { ...draft, players };
}

/** The same with the animal's one pedigree card. */
export function tapPedigree(draft: Draft, at: number, animal: AnimalId): Draft {
  const owned = pedigreeOwner(draft, animal) === at;
  const players = draft.players.map((player, index) => {
    const pedigrees = without(player.pedigrees, animal);
    return { ...player, pedigrees: index === at && !owned ? [...pedigrees, animal] : pedigrees };
  });
  return { ...draft, players };
}

/** Gives the four rats to the player, or removes them. */
export function tapRats(draft: Draft, edition: Edition, at: number): Draft {
  const owned = draft.players[at]?.rats === true;
  const players = draft.players.map((player, index) =>
    tidied({ ...player, rats: index === at && !owned }, pairsOf(edition)),
  );
  return { ...draft, players };
}

export function tapBonus(draft: Draft, at: number): Draft {
  const owned = draft.players[at]?.bonus === true;
  return {
    ...draft,
    players: draft.players.map((player, index) => ({ ...player, bonus: index === at && !owned })),
  };
}

export const exclude = (draft: Draft, at: number, excluded: AnimalId): Draft =>
  changed(draft, at, (player) => ({ ...player, excluded }));

function withAmount(player: DraftPlayer, field: 'money' | 'points', amount: number | undefined): DraftPlayer {
  const { [field]: _, ...rest } = player;
  return amount === undefined ? rest : { ...rest, [field]: amount };
}
export const setAmount = (
  draft: Draft,
  at: number,
  field: 'money' | 'points',
  amount: number | undefined,
): Draft => changed(draft, at, (player) => withAmount(player, field, amount));

/** Another edition has other cards: unknown ones are dropped. */
export function changeEdition(draft: Draft, edition: Edition): Draft {
  const known = edition.animals.map(({ id }) => id);
  const players = draft.players.map((player) =>
    tidied(
      {
        ...player,
        quartets: player.quartets.filter((animal) => known.includes(animal)),
        pedigrees: edition.pedigree === undefined ? [] : player.pedigrees,
        rats: edition.rats !== undefined && player.rats,
      },
      pairsOf(edition),
    ),
  );
  return { ...draft, edition: edition.id, rules: usualRules(edition), players };
}

function playerOnSheet(player: DraftPlayer, draft: Draft, edition: Edition): ScoreSheetPlayer {
  if (draft.onlyPoints) return { name: player.name, points: player.points ?? 0 };
  return {
    name: player.name,
    quartets: [...player.quartets],
    ...(edition.pedigree === undefined ? {} : { pedigrees: [...player.pedigrees] }),
    ...(player.rats ? { rats: edition.rats ?? 0 } : {}),
    ...(player.excluded === undefined ? {} : { excluded: player.excluded }),
    ...(draft.rules.bonus && player.bonus ? { bonus: true } : {}),
    ...(draft.rules.money_counts && player.money !== undefined ? { money: player.money } : {}),
  };
}

/** Returns the sheet for the server to score. */
export function sheetOf(draft: Draft, edition: Edition): ScoreSheet {
  const usual = usualRules(edition);
  const rules = Object.fromEntries(
    Object.entries(draft.rules).filter(([name, value]) => usual[name as keyof DraftRules] !== value),
  );
  return {
    edition: draft.edition,
    rules,
    players: draft.players.map((player) => playerOnSheet(player, draft, edition)),
  };
}

export const writtenOf = (draft: Draft, edition: Edition): WrittenGame => ({
  date: draft.date,
  place: draft.place.trim(),
  note: draft.note.trim(),
  sheet: sheetOf(draft, edition),
});

/** Returns a draft to correct an existing game. */
export function draftOf(game: GroupGame, edition: Edition): Draft {
  const { sheet } = game;
  return {
    game: game.id,
    date: game.date,
    place: game.place,
    note: game.note,
    edition: sheet.edition,
    rules: { ...usualRules(edition), ...(sheet.rules as Partial<DraftRules>) },
    onlyPoints: sheet.players.every(({ points }) => points !== undefined),
    players: sheet.players.map(({ name, rats, excluded, ...player }) => ({
      ...emptyPlayer(name),
      ...player,
      rats: rats !== undefined && rats === edition.rats,
      ...(excluded === undefined ? {} : { excluded }),
    })),
  };
}

/** The change that a step made. */
export type Step =
  | { readonly of: 'quartet' | 'pedigree'; readonly name: string; readonly animal: AnimalId }
  | { readonly of: 'rats' | 'bonus' | 'excluded' | 'money' | 'points'; readonly name: string }
  | { readonly of: 'players' | 'edition' | 'rules' | 'date' | 'place' | 'note' };

const differing = (before: readonly AnimalId[], after: readonly AnimalId[]): AnimalId | undefined =>
  after.find((animal) => !before.includes(animal)) ?? before.find((animal) => !after.includes(animal));

/** Returns the step between two drafts; undefined if there is none. */
export function stepBetween(before: Draft, after: Draft): Step | undefined {
  if (before.edition !== after.edition) return { of: 'edition' };
  if (before.players.length !== after.players.length) return { of: 'players' };
  // The step names the player who gains something, not the one who loses it.
  const pairs = after.players.flatMap((now, at) => {
    const then = before.players[at];
    return then === undefined ? [] : [{ now, then }];
  });
  const gains = pairs.toSorted((a, b) => more(b) - more(a));
  for (const { now, then } of gains) {
    const { name } = now;
    const quartet = differing(then.quartets, now.quartets);
    if (quartet !== undefined) return { of: 'quartet', name, animal: quartet };
    const pedigree = differing(then.pedigrees, now.pedigrees);
    if (pedigree !== undefined) return { of: 'pedigree', name, animal: pedigree };
    for (const of of ['rats', 'bonus', 'excluded', 'money', 'points'] as const)
      if (then[of] !== now[of]) return { of, name };
  }
  if (before.onlyPoints !== after.onlyPoints) return { of: 'rules' };
  for (const of of ['rules', 'date', 'place', 'note'] as const) if (before[of] !== after[of]) return { of };
  return undefined;
}

const cardsOf = ({ quartets, pedigrees, rats, bonus }: DraftPlayer): number =>
  quartets.length + pedigrees.length + Number(rats) + Number(bonus);
const more = ({ now, then }: { now: DraftPlayer; then: DraftPlayer }): number => cardsOf(now) - cardsOf(then);
