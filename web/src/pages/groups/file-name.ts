/** A name for a file, of the group's and what is in it: "Sundays 2026-11-21.png". What file systems refuse is left out. */
export function fileNameOf(group: string, what: string, ending: string): string {
  const plain = group
    .replaceAll(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim();
  return `${[plain === '' ? 'Kuhhandel' : plain, what].filter((part) => part !== '').join(' ')}.${ending}`;
}
