import { canShare, share } from '../../browser/features';

/** The text that accompanies a shared file. */
interface ShareMessage {
  readonly title: string;
  readonly text: string;
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}

/**
 * Gives a file to the user: a picture is shared if the device can share and allows it, else downloaded. A
 * cancelled share is not downloaded.
 */
export async function handOver(blob: Blob, name: string, message?: ShareMessage): Promise<void> {
  const shared: ShareData = { files: [new File([blob], name, { type: blob.type })], ...message };
  if (blob.type !== 'image/png' || !canShare(shared)) {
    download(blob, name);
    return;
  }
  if ((await share(shared)) === 'failed') download(blob, name);
}
