/** A net, by the name of its file in `src/players/neural/`. */
export type Net = 'fox' | 'master' | 'owl';

/** Which boxes a net plays, of those that do: as its file says itself. */
export const boxes = {
  fox: ['second', 'russian'],
  master: ['master', 'first', 'duel'],
} as const satisfies Partial<Record<Net, readonly string[]>>;

/** Whether that net plays the edition that a text names first: a request, a setup, a record. */
export function plays(net: keyof typeof boxes, text: string): boolean {
  const edition = /"edition":\s*"(\w+)"/.exec(text)?.[1] ?? '';
  return boxes[net].some((box) => box === edition);
}

/** By which nets those of the bots play that have learned, and of whom a text speaks; a setup may name the edition. */
export function netsFor(text: string, setup = ''): ReadonlySet<Net> {
  const nets = new Set<Net>();
  if (/"(fox|owl)"/.test(text)) nets.add(plays('master', text + setup) ? 'master' : 'fox');
  if (text.includes('"owl"')) nets.add('owl');
  return nets;
}
