import { encode } from 'uqr';

/** A square of `size` modules per side, and its dark modules. */
export interface Qr {
  readonly size: number;
  readonly path: string;
}

export function qr(text: string): Qr {
  const { size, data } = encode(text, { border: 2 });
  const dark = data.flatMap((line, y) => line.flatMap((is, x) => (is ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join('') };
}
