/** Why values are lost when the page is closed. */
export type StorageTrouble = 'blocked' | 'full';

let trouble = $state<StorageTrouble>();

/** The reason why this browser cannot store; undefined as long as everything could be stored. */
export const storageTrouble = (): StorageTrouble | undefined => trouble;

/** Reports that something could be kept only in memory. */
export function reportTrouble(kind: StorageTrouble): void {
  if (trouble !== kind) trouble = kind;
}

/** For tests: nothing has gone wrong yet. */
export function forgetTrouble(): void {
  trouble = undefined;
}
