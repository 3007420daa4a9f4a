/** Letters that are written from right to left: Hebrew, Arabic, Syriac, Thaana, NKo, Adlam and their kin. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EEFF}]/u;
const [start, end] = ['\u2068', '\u2069'];

/**
 * A name within other text: one from right to left gets marks around it, or numbers next to it would change places with
 * it (UAX 9, FSI and PDI). Other names stay as they are.
 */
export const isolated = (text: string): string =>
  !rightToLeft.test(text) || text.startsWith(start) ? text : start + text + end;
