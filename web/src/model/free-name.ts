import { cleanedName } from '../wire/written-name';

/** As people read a name: the server looks closer, and has the last word. */
const folded = (name: string) => cleanedName(name).normalize('NFKC').toLowerCase();

/** Whether one of them goes by that name. */
export const goesByIt = (name: string, others: readonly string[]): boolean =>
  others.some((other) => folded(other) === folded(name));

const longest = 24;

/** The name with the lowest number behind it that nobody has. */
export function freeName(name: string, others: readonly string[]): string {
  for (let number = 2; ; number += 1) {
    const tail = ` ${number}`;
    // Names are counted in code points, as the server does.
    const proposed =
      Array.from(cleanedName(name))
        .slice(0, longest - tail.length)
        .join('') + tail;
    if (!goesByIt(proposed, others)) return proposed;
  }
}
