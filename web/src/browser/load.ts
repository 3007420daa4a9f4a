/** Milliseconds before the second and the third try: a tunnel, or a change of networks. */
export const pauses: readonly number[] = [300, 1200];

/** Resolves after that time, or as soon as the device is connected again. */
const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    globalThis.addEventListener('online', end);
  });

const companions = new Set<Promise<void>>();

/**
 * Lets every part that is being loaded wait for this, too. A module that needs something before it is used, such
 * as its messages, calls it when it is evaluated. Top-level await does not work: in WebKit, a module
 * that two others import at once is then used before it is complete (bugs.webkit.org 242740).
 */
export function loadAlso(companion: Promise<void>): void {
  companions.add(companion);
  void companion.finally(() => companions.delete(companion));
}

/** Loads a part of the program with its companions, and tries twice more if that fails. Rejects with the last error. */
export async function load<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  const part = await loadAlone(fetchPart);
  await Promise.all(companions);
  return part;
}

/** The same without companions, for a part that is one itself. */
export async function loadAlone<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  for (const pause of pauses) {
    try {
      return await fetchPart();
    } catch {
      await wait(pause);
    }
  }
  return fetchPart();
}

/** The same for a part that does without: undefined if it cannot be loaded. */
export const loadIfPossible = <Part>(fetchPart: () => Promise<Part>): Promise<Part | undefined> =>
  load(fetchPart).catch(() => undefined);

/** Loads a file of this build, such as a net. */
export const loadFile = (address: string): Promise<Uint8Array> =>
  load(async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: status ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  });
