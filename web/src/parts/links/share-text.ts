/** Whether the device shared the text, or it now lies in the clipboard; neither where the person changed their mind or nothing is allowed. */
export type Handed = 'shared' | 'copied' | 'kept';

/** Hands over a line of text: shared where the device can share, else copied. */
export async function shareText(text: string): Promise<Handed> {
  const { share, clipboard } = navigator as Partial<Navigator>;
  if (share !== undefined) {
    const shared = await share.call(navigator, { text }).then(
      () => true,
      (error: unknown) => (error instanceof DOMException && error.name === 'AbortError' ? false : undefined),
    );
    if (shared !== undefined) return shared ? 'shared' : 'kept';
  }
  const copied = await clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return copied === true ? 'copied' : 'kept';
}
