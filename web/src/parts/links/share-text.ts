import { copyText } from './copy-text';

/** What became of a text: another app has it, it lies in the clipboard, or neither, since the person changed their mind. */
export type Handed = 'shared' | 'copied' | 'kept';

/** Hands over a line of text: shared where the device can share, else copied. */
export async function shareText(text: string): Promise<Handed> {
  const { share } = navigator as Partial<Navigator>;
  if (share !== undefined) {
    const shared = await share.call(navigator, { text }).then(
      (): Handed => 'shared',
      (error: unknown) =>
        error instanceof DOMException && error.name === 'AbortError' ? ('kept' as const) : undefined,
    );
    if (shared !== undefined) return shared;
  }
  return (await copyText(text)) ? 'copied' : 'kept';
}
