/**
 * Names as the server stores them (src/game/codec/text/written_text.h), so that the page compares and stores the
 * same. The server decides.
 */
const formatCharacters =
  /(?![\u200C\u200D\p{Variation_Selector}\u{E0020}-\u{E007F}])[\p{Cf}\p{Default_Ignorable_Code_Point}\uFFFC]/gu;
// They change only letters of other scripts, digits and emoji.
const withoutEffect =
  /(?<=[^\u0250-\u{10FFFF}])[\u200C\u200D]+|(?<=[A-Za-z\u00C0-\u024F])\p{Variation_Selector}+/gu;
// Spaces, and characters whose glyph is empty.
const blank = String.raw`\s\p{Zs}\u2800\u{1D159}\u{13441}\u{13442}`;
const beginning = new RegExp(
  String.raw`^[${blank}\p{M}\u200C\u200D\p{Variation_Selector}\u{E0020}-\u{E007F}]+`,
  'u',
);
// A joiner after a virama belongs to an Indic letter.
const end = new RegExp(String.raw`(?:[${blank}]|(?<!\p{M})[\u200C\u200D])+$`, 'u');

const blanks = new RegExp(`[${blank}]+`, 'gu');
/** One space between words, whatever blanks are there; Japanese names have a single ideographic space. */
const oneBlank = (run: string): string => (run === '\u3000' ? run : ' ');

/** The name without blanks and invisible characters at its ends and without format characters; empty if nothing is visible. */
export const cleanedName = (text: string): string =>
  text
    .replaceAll(formatCharacters, '')
    .replaceAll(withoutEffect, '')
    .normalize('NFC')
    .replace(beginning, '')
    .replace(end, '')
    .replaceAll(blanks, oneBlank);
