import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Texts by key: one message, several of them, or a section of its own. */
export type Texts = string | readonly Texts[] | { readonly [key: string]: Texts };

export type Sections = Readonly<Record<string, Texts>>;

/** The languages in the order in which they were added; English is the source of all others. */
export const languages = ['en', 'de', 'nl', 'fr', 'ru'] as const;

export type Language = (typeof languages)[number];

/** The sections that the first page needs. All others are loaded with the page that uses them. */
export const firstSections: readonly string[] = ['core', 'cards'];

/**
 * The parts of `core` that the first page does not need: they are compiled as a section `game`, which comes with
 * the table, or with another page that uses one of them.
 */
export const gameParts: readonly string[] = [
  ...['bonus', 'claim', 'division', 'exclusion', 'memory', 'menu', 'mine', 'moments', 'play', 'race', 'rat'],
  ...['refusal', 'room', 'shows', 'story', 'talk'],
];

/** Sections that are loaded in one file if the language is not English. All others belong to the table. */
const families: Readonly<Record<string, readonly string[]>> = {
  game: ['game'],
  faces: ['faces'],
  pad: ['pad', 'evenings', 'groupPuzzles', 'paper', 'rules'],
  review: [
    ...['allDid', 'assessment', 'coach', 'deed', 'ending', 'playerProfile', 'playingOn', 'profile', 'puzzles'],
    ...['rated', 'replay', 'tale'],
  ],
  screen: ['screen'],
};

export const familyOf = (section: string): string =>
  Object.keys(families).find((family) => families[family]?.includes(section)) ?? 'table';

export const folder = fileURLToPath(new URL('../../messages/', import.meta.url));

const parsed = (file: string): unknown => JSON.parse(readFileSync(folder + file, 'utf8'));

export const sectionsIn = (language: Language): Sections => parsed(`${language}.json`) as Sections;

/** The sections as they are compiled, with the paths of their messages. */
export function compiledSections(language: Language): Readonly<Record<string, { path: string; texts: Texts }>> {
  const { core = {}, ...others } = sectionsIn(language);
  const half = (isOfGame: boolean): { path: string; texts: Texts } => ({
    path: 'core',
    texts: Object.fromEntries(Object.entries(core).filter(([part]) => gameParts.includes(part) === isOfGame)),
  });
  const whole = Object.entries(others).map(([path, texts]) => [path, { path, texts }] as const);
  return { core: half(false), game: half(true), ...Object.fromEntries(whole) };
}

/** The order in which the program passes arguments, by the path of a message; `name?` if some languages do not use it. */
export type ArgumentOrder = Readonly<Record<string, readonly string[]>>;

export const argumentOrder = (): ArgumentOrder => parsed('arguments.json') as ArgumentOrder;

export interface Message {
  readonly path: string;
  readonly text: string;
}

/** All messages with their paths, such as `core.play.cards` or `ending.comfort.close.0`. */
export function messagesOf(texts: Texts, path = ''): readonly Message[] {
  if (typeof texts === 'string') return [{ path, text: texts }];
  return Object.entries(texts).flatMap(([key, inner]) =>
    messagesOf(inner, path === '' ? key : `${path}.${key}`),
  );
}
