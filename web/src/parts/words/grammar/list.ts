/** Some names as one phrase: 'Anna, Ben and Cleo'. */
export function listIn(language: string): (names: readonly string[]) => string {
  const format = new Intl.ListFormat(language);
  return (names) => format.format(names);
}
