import { share } from '../../browser/features';
import { copyText } from './copy-text';

/** The result: passed to another app, copied to the clipboard, or cancelled by the user. */
export type Handed = 'shared' | 'copied' | 'kept';

/** Shares a line of text if the device can share, else copies it. */
export async function shareText(text: string): Promise<Handed> {
  const shared = await share({ text });
  if (shared !== 'failed') return shared === 'shared' ? 'shared' : 'kept';
  return (await copyText(text)) ? 'copied' : 'kept';
}
