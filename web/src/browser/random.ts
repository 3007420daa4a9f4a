const pairs = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns that number of random bytes, as hexadecimal digits. */
export const randomHex = (bytes: number): string => pairs(crypto.getRandomValues(new Uint8Array(bytes)));

/** Returns a random UUID (RFC 9562, version 4), also on pages without https, which lack `randomUUID`. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return pairs(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
