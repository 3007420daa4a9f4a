/** A net, by the name of its file in `src/players/neural/`. */
export type Net = 'fox' | 'master' | 'owl';

/** The boxes that each net plays, as its file declares them. */
export const boxes = {
  fox: ['second', 'russian'],
  master: ['master', 'first', 'duel'],
} as const satisfies Partial<Record<Net, readonly string[]>>;

/** Whether that net plays the edition that a text names first: a request, a setup, a record. */
export function plays(net: keyof typeof boxes, text: string): boolean {
  const edition = /"edition":\s*"(\w+)"/.exec(text)?.[1] ?? '';
  return boxes[net].some((box) => box === edition);
}

/** Returns the nets of the trained bots and of the adviser that a text asks; a setup may name the edition. */
export function netsFor(text: string, setup = ''): ReadonlySet<Net> {
  const nets = new Set<Net>();
  if (/"(fox|owl)"|"type":"hint"/.test(text)) nets.add(plays('master', text + setup) ? 'master' : 'fox');
  if (text.includes('"owl"')) nets.add('owl');
  return nets;
}
