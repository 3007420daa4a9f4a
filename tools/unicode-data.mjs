// node tools/unicode-data.mjs: writes src/game/codec/text/unicode_data.gen.cpp, the Unicode properties for unicode.cpp, from
// Node's ICU. The server and the browser's modules share these tables, so that both accept and store the same text.
import { writeFile } from 'node:fs/promises';
import { argv, versions } from 'node:process';
import { fileURLToPath } from 'node:url';

export const dataPath = new URL('../src/game/codec/text/unicode_data.gen.cpp', import.meta.url);

const all = [];
for (let point = 0; point <= 0x10ffff; point += 1) if (point < 0xd800 || point > 0xdfff) all.push(point);

const text = (...points) => String.fromCodePoint(...points);
const pointsOf = (string) => [...string].map((character) => character.codePointAt(0));
const where = (regex) => all.filter((point) => regex.test(text(point)));
const without = (points, others) => {
  const set = new Set(others);
  return points.filter((point) => !set.has(point));
};

// Handled in src/game/codec/text/written_text.cpp, or visible although they are format characters.
const joiners = [0x200c, 0x200d];
const tags = where(/[\u{E0020}-\u{E007F}]/u);
const variationSelectors = where(/\p{Variation_Selector}/u);
const prependedMarks = where(/[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]/u);

const ignored = without(where(/[\p{Cf}\p{Default_Ignorable_Code_Point}\uFFFC]/u), [
  ...joiners,
  ...tags,
  ...variationSelectors,
  ...prependedMarks,
]);
// Spaces, and characters whose glyph is empty: BRAILLE PATTERN BLANK, MUSICAL SYMBOL NULL NOTEHEAD and the blanks of
// Egyptian hieroglyphs.
const blank = where(/[\p{Zs}\u2800\u{1D159}\u{13441}\u{13442}]/u);
const marks = without(where(/\p{M}/u), [...ignored, ...variationSelectors]);
const spacingMarks = without(where(/\p{Mc}/u), ignored);

/** Returns the rank of each canonical combining class; only the order of classes matters. */
function combiningRanks() {
  const lowest = 0x334;
  const highest = 0x345;
  const swaps = (one, other) =>
    one !== other && text(0x20, one, other).normalize('NFD') === text(0x20, other, one);
  const classed = where(/\p{M}/u)
    .filter((point) => text(point).normalize('NFD') === text(point))
    .filter((point) => swaps(highest, point) || swaps(point, lowest) || [lowest, highest].includes(point));
  const representatives = [];
  for (const point of classed) {
    const at = representatives.findIndex((other) => !swaps(point, other));
    if (at < 0) representatives.push(point);
    else if (swaps(representatives[at], point)) representatives.splice(at, 0, point);
  }
  const rankOf = (point) => 1 + representatives.findIndex((other) => !swaps(point, other));
  return new Map(classed.map((point) => [point, rankOf(point)]));
}

const ranks = combiningRanks();

/** Returns the pairs that compose, the characters that normalise to another one, and those that decompose into two or three. */
function compositions() {
  const pairs = [];
  const singles = [];
  const sequences = [];
  for (const point of all) {
    if (point >= 0xac00 && point <= 0xd7a3) continue; // Hangul composes by arithmetic.
    const parts = pointsOf(text(point).normalize('NFD'));
    const composed = pointsOf(text(point).normalize('NFC'));
    if (composed.length === 1 && composed[0] !== point) singles.push([point, composed[0]]);
    if (composed.length > 1) sequences.push([point, ...composed, 0, 0].slice(0, 4));
    if (composed[0] !== point || parts.length === 1) continue;
    const [first, ...more] = pointsOf(text(...parts.slice(0, -1)).normalize('NFC'));
    if (more.length > 0) throw new Error(`No pair composes U+${point.toString(16)}.`);
    pairs.push([point, first, parts.at(-1)]);
  }
  return { pairs, singles, sequences };
}

function ranges(points, valueOf = () => 0) {
  const found = [];
  for (const point of points) {
    const latest = found.at(-1);
    if (latest?.last === point - 1 && latest.value === valueOf(point)) latest.last = point;
    else found.push({ first: point, last: point, value: valueOf(point) });
  }
  return found;
}

/** Encodes the number of rows, then each column as varints of the differences between rows, which compresses well. */
function packed(rows) {
  const bytes = [];
  const put = (number) => {
    for (; number > 127; number >>>= 7) bytes.push((number & 127) | 128);
    bytes.push(number);
  };
  put(rows.length);
  for (let column = 0; column < rows[0].length; column += 1) {
    let latest = 0;
    for (const row of rows) {
      const difference = row[column] - latest;
      put(difference < 0 ? -2 * difference - 1 : 2 * difference);
      latest = row[column];
    }
  }
  return bytes;
}

const rangeRows = (points) => ranges(points).map(({ first, last }) => [first, last - first]);

const lines = (bytes) =>
  Array.from(
    { length: Math.ceil(bytes.length / 24) },
    (_, line) => `    ${bytes.slice(24 * line, 24 * line + 24).join(', ')},\n`,
  ).join('');

export function unicodeData() {
  const { pairs, singles, sequences } = compositions();
  const ranked = ranges([...ranks.keys()], (point) => ranks.get(point));
  const table = (name, rows) => `constexpr std::uint8_t k${name}[] = {\n${lines(packed(rows))}};\n`;
  return `// Generated by \`node tools/unicode-data.mjs\` from Unicode ${versions.unicode}; not to be edited.
// clang-format off
#include "codec/text/unicode_data.h"

namespace kuhhandel::codec {
namespace {

${table('Ignored', rangeRows(ignored))}
${table('Blank', rangeRows(blank))}
${table('Marks', rangeRows(marks))}
${table('SpacingMarks', rangeRows(spacingMarks))}
${table(
  'Ranks',
  ranked.map(({ first, last, value }) => [first, last - first, value]),
)}
${table('Pairs', pairs)}
${table('Singles', singles)}
${table('Sequences', sequences)}
}  // namespace

UnicodeData const& unicode_data() {
  static constexpr UnicodeData kData{kIgnored, kBlank, kMarks, kSpacingMarks, kRanks, kPairs, kSingles, kSequences};
  return kData;
}

}  // namespace kuhhandel::codec
`;
}

if (argv[1] === fileURLToPath(import.meta.url)) await writeFile(dataPath, unicodeData());
