// Generates invalid values, most of them almost valid.
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

/** Returns the value with a random change. `below(n)` returns a random integer from 0 to n - 1. */
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
