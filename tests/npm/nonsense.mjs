// Values that are nearly right, and some that are not right at all.
const none = [
  null,
  true,
  -1,
  1e308,
  0.5,
  '',
  'x'.repeat(5000),
  [],
  {},
  [[]],
  Number.NaN,
  '\u0000',
  '💩',
  2 ** 53,
  undefined,
];

/** The value with something of it changed, by chance (`below(n)` is a number from 0 to below n). */
export function bent(value, below) {
  if (below(12) === 0) return none[below(none.length)];
  if (Array.isArray(value))
    return value.filter(() => below(12) > 0).map((item) => (below(4) ? item : bent(item, below)));
  if (typeof value === 'number') return value + below(7) - 3;
  if (value === null || typeof value !== 'object') return below(3) ? value : none[below(none.length)];
  const members = Object.entries(value).map(([name, member]) => [
    name,
    below(3) ? member : bent(member, below),
  ]);
  if (below(8) === 0) members.push(['further', 1]);
  return Object.fromEntries(members);
}
