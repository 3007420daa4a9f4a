import { copyText } from './copy-text';

/** The result: passed to another app, copied to the clipboard, or cancelled by the user. */
export type Handed = 'shared' | 'copied' | 'kept';

/** Shares a line of text if the device can share, else copies it. */
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
