/**
 * Returns a file name from the group's name and the content: "Sundays 2026-11-21.png". Characters that file
 * systems reject are left out.
 */
export function fileNameOf(group: string, what: string, ending: string): string {
  const plain = group
    .replaceAll(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim();
  return `${[plain === '' ? 'Kuhhandel' : plain, what].filter((part) => part !== '').join(' ')}.${ending}`;
}
