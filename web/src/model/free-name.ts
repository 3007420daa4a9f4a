import { cleanedName } from '../wire/written-name';

/** Compares roughly like a human reader: the server looks closer, and decides. */
const folded = (name: string) => cleanedName(name).normalize('NFKC').toLowerCase();

/** Whether one of the others has that name. */
export const goesByIt = (name: string, others: readonly string[]): boolean =>
  others.some((other) => folded(other) === folded(name));

const longest = 24;

/** Returns the name with the lowest number appended that makes it unique. */
export function freeName(name: string, others: readonly string[]): string {
  for (let number = 2; ; number += 1) {
    const tail = ` ${number}`;
    // Names are counted in code points, as on the server.
    const proposed =
      Array.from(cleanedName(name))
        .slice(0, longest - tail.length)
        .join('') + tail;
    if (!goesByIt(proposed, others)) return proposed;
  }
}
