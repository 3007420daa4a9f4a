/** A net, by the name of its file in `net/`. */
export type Net = 'fox' | 'master' | 'owl';

/** The boxes that `master.khn1` plays; the fox's own plays all others. */
export const boxesOfMaster = ['master', 'first', 'duel'];

/** By which nets those of the bots play that have learned, and of whom a text speaks. */
export function netsFor(text: string, edition: string): ReadonlySet<Net> {
  const replies: Net = boxesOfMaster.includes(edition) ? 'master' : 'fox';
  const nets = new Set<Net>();
  if (/"(fox|owl)"/.test(text)) nets.add(replies);
  if (text.includes('"owl"')) nets.add('owl');
  return nets;
}
