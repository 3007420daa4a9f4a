import type { TableInfo } from '../wire/protocol';

/** The table's big screen; undefined if none is allowed. */
export const bigScreenOf = (table: TableInfo): { readonly present: boolean } | undefined =>
  (table as TableInfo & { big_screen?: { present: boolean } }).big_screen;
