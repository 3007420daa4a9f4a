import { groupedIn } from './grammar/number';
import { languageCode, type LanguageCode } from './language.svelte';

const writers = new Map<LanguageCode, (count: number) => string>();

/** A number as the chosen language writes it. */
export function grouped(count: number): string {
  const code = languageCode();
  const known = writers.get(code);
  if (known !== undefined) return known(count);
  const writer = groupedIn(code);
  writers.set(code, writer);
  return writer(count);
}
