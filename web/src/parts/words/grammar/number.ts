/**
 * Whole numbers with their thousands marked as a language marks them, from five digits on: 32,440, and 1000 as on the
 * cards. What does so is made when the first such number is told: most games have none.
 */
export function groupedIn(language: string): (count: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (count) =>
    Math.abs(count) < 10_000
      ? String(count)
      : (format ??= new Intl.NumberFormat(language, { useGrouping: 'always' })).format(count);
}
