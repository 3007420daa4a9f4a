// Checks that the messages of all languages have the same paths, and the same arguments with the same uses.
import { parse, type Token } from '@messageformat/parser';
import {
  argumentOrder,
  languages,
  messagesOf,
  sectionsIn,
  type ArgumentOrder,
  type Sections,
} from './read.ts';

/**
 * The use of an argument. A `you` argument is a person: the case `you` addresses the reader, `other` names the
 * person. The case `none` of a select is chosen if the argument is undefined, null or empty.
 */
export type Use = 'text' | 'number' | 'you' | 'flag' | 'choice' | 'none';

type Uses = Map<string, Set<Use>>;

export interface Parameter {
  readonly name: string;
  readonly uses: ReadonlySet<Use>;
}

/** The parameters of each message that has any, by its path. */
export type Contract = ReadonlyMap<string, readonly Parameter[]>;

const formats = ['number', 'lower', 'capital', 'possessive'];
const cardinal = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

export class MessageError extends Error {
  constructor(path: string, what: string) {
    super(`${path}: ${what}`);
  }
}

export function tokensOf(path: string, text: string): readonly Token[] {
  try {
    return parse(text, { cardinal: [...cardinal], strict: false });
  } catch (error) {
    throw new MessageError(path, error instanceof Error ? error.message : String(error));
  }
}

export function useOfSelect(keys: readonly string[]): Use {
  const [key, ...more] = keys.filter((one) => one !== 'other');
  if (more.length === 0 && key === 'you') return 'you';
  if (more.length === 0 && key === 'true') return 'flag';
  if (more.length === 0 && key === 'none') return 'none';
  return 'choice';
}

/** Returns the uses of a message's arguments. */
export function usesOf(path: string, text: string): Uses {
  const uses: Uses = new Map();
  const add = (name: string, use: Use) => uses.set(name, (uses.get(name) ?? new Set()).add(use));
  const visit = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (token.type === 'argument') add(token.arg, 'text');
      if (token.type === 'function') {
        if (!formats.includes(token.key))
          throw new MessageError(path, `{${token.arg}, ${token.key}} is not one of ${formats.join(', ')}`);
        add(token.arg, token.key === 'number' ? 'number' : 'text');
      }
      if (token.type === 'plural' || token.type === 'select') {
        const keys = token.cases.map(({ key }) => key);
        if (!keys.includes('other')) throw new MessageError(path, `{${token.arg}, …} has no case 'other'`);
        add(token.arg, token.type === 'plural' ? 'number' : useOfSelect(keys));
        for (const one of token.cases) visit(one.tokens);
      }
      if (token.type === 'selectordinal') throw new MessageError(path, 'selectordinal is not supported');
    }
  };
  visit(tokensOf(path, text));
  return uses;
}

/** A list for `some.section.*` is that of all messages in the section, one for an array that of its items. */
function listedFor(path: string, order: ArgumentOrder): readonly string[] | undefined {
  const parent = path.slice(0, path.lastIndexOf('.'));
  return order[path] ?? order[`${parent}.*`] ?? (/\.\d+$/.test(path) ? order[parent] : undefined);
}

/** The arguments of a message in the order in which the program passes them. */
function namesOf(path: string, used: readonly string[], order: ArgumentOrder): readonly string[] {
  const listed = listedFor(path, order);
  if (listed === undefined) {
    if (used.length > 1) throw new MessageError(path, `arguments.json has no order for ${used.join(', ')}`);
    return used;
  }
  const names = listed.map((name) => name.replace('?', ''));
  const unknown = used.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new MessageError(path, `arguments.json does not have ${unknown.join(', ')}`);
  return names;
}

function checkSame(path: string, uses: Uses, all: Uses, optional: (name: string) => boolean): void {
  for (const [name, wanted] of all) {
    const own = uses.get(name);
    if (own === undefined) {
      if (!optional(name)) throw new MessageError(path, `{${name}} is missing`);
    } else {
      for (const use of ['you', 'flag', 'none'] as const)
        if (wanted.has(use) && !own.has(use) && !(use === 'you' && own.has('text')))
          throw new MessageError(
            path,
            `{${name}} needs a select with the case '${use === 'flag' ? 'true' : use}'`,
          );
    }
  }
}

/** Throws if the languages differ in their messages, or use an argument for different things. */
export function contractOf(
  all: Readonly<Record<string, Sections>> = Object.fromEntries(
    languages.map((one) => [one, sectionsIn(one)]),
  ),
  order: ArgumentOrder = argumentOrder(),
): Contract {
  const texts = new Map<string, Map<string, string>>();
  for (const [language, sections] of Object.entries(all)) {
    for (const { path, text } of messagesOf(sections))
      texts.set(path, (texts.get(path) ?? new Map<string, string>()).set(language, text));
  }
  const contract = new Map<string, readonly Parameter[]>();
  for (const [path, byLanguage] of texts) {
    const missing = Object.keys(all).filter((language) => (byLanguage.get(language) ?? '') === '');
    if (missing.length > 0) throw new MessageError(path, `has no text in ${missing.join(', ')}`);
    const parameters = parametersOf(path, byLanguage, order);
    if (parameters.length > 0) contract.set(path, parameters);
  }
  return contract;
}

function parametersOf(path: string, texts: ReadonlyMap<string, string>, order: ArgumentOrder): Parameter[] {
  const used = [...texts].map(
    ([language, text]) => [language, usesOf(`${language}: ${path}`, text)] as const,
  );
  const together: Uses = new Map();
  for (const [, uses] of used)
    for (const [name, own] of uses) together.set(name, new Set([...(together.get(name) ?? []), ...own]));
  const listed = listedFor(path, order);
  for (const [language, uses] of used)
    checkSame(`${language}: ${path}`, uses, together, (name) => listed?.includes(`${name}?`) ?? false);
  const names = namesOf(path, [...together.keys()], order);
  return names.map((name) => ({ name, uses: together.get(name) ?? new Set() }));
}
