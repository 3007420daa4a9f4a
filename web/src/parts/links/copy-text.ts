import { clipboard } from '../../browser/features';

/** The old way without a clipboard API: copies the selection of a field. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  document.body.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- a page that is not secure has no other way
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}

/**
 * Copies a text; returns whether that worked. The clipboard needs a secure page: on a home network the old
 * way still works.
 */
export async function copyText(text: string): Promise<boolean> {
  const written = clipboard()?.writeText(text);
  if (written === undefined) return copyBySelection(text);
  return written.then(
    () => true,
    () => copyBySelection(text),
  );
}
