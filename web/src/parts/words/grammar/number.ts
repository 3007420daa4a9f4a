/** Numbers with their thousands marked as a language marks them. What does so is made when the first one is told. */
export function groupedIn(language: string): (count: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (count) => (format ??= new Intl.NumberFormat(language)).format(count);
}
