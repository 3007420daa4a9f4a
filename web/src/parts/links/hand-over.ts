/** What else goes with a file where the device shares it. */
interface Beside {
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
 * Hands a file to the person: a picture is shared where the device can share and lets us, else it is downloaded. Who
 * changes their mind meant just that.
 */
export async function handOver(blob: Blob, name: string, beside?: Beside): Promise<void> {
  const shared: ShareData = { files: [new File([blob], name, { type: blob.type })], ...beside };
  if (blob.type !== 'image/png' || (navigator as Partial<Navigator>).canShare?.(shared) !== true) {
    download(blob, name);
    return;
  }
  await navigator.share(shared).catch((error: unknown) => {
    if (!(error instanceof DOMException) || error.name !== 'AbortError') download(blob, name);
  });
}
