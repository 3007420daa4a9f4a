import { loadIfPossible } from '../../browser/load';
import type { LanguageCode } from '../../parts/i18n/locale.svelte';
import type { Remark } from '../../model/speech';

/** The lines of the bots in one language, by character and occasion. */
export type Lines = ReadonlyMap<string, readonly string[]>;

const files: Readonly<Record<LanguageCode, () => Promise<{ default: string }>>> = {
  en: () => import('../../../lines/en.txt?raw'),
  de: () => import('../../../lines/de.txt?raw'),
  nl: () => import('../../../lines/nl.txt?raw'),
  fr: () => import('../../../lines/fr.txt?raw'),
  ru: () => import('../../../lines/ru.txt?raw'),
};

/** Reads a file of web/lines: `# character`, then rows of `occasion: line | line`. */
export function linesIn(text: string): Lines {
  const lines = new Map<string, readonly string[]>();
  let character = '';
  for (const row of text.split('\n')) {
    const colon = row.indexOf(': ');
    if (row.startsWith('# ')) character = row.slice(2);
    else if (colon !== -1)
      lines.set(`${character} ${row.slice(0, colon)}`, row.slice(colon + 2).split(' | '));
  }
  return lines;
}

/** Undefined if they cannot be loaded: then the bots are silent. */
export async function loadLines(language: LanguageCode): Promise<Lines | undefined> {
  const file = await loadIfPossible(files[language]);
  return file && linesIn(file.default);
}

/** All lines of that bot on that occasion. */
export const choicesFor = (lines: Lines, { bot, occasion }: Remark): readonly string[] =>
  lines.get(`${bot} ${occasion}`) ?? [];

/** Returns the line of that number; another language may have fewer. */
export function lineAt(lines: Lines, remark: Remark, line: number): string | undefined {
  const own = choicesFor(lines, remark);
  return own[line % own.length];
}
