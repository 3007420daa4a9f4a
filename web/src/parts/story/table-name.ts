import type { TableInfo } from '../../wire/protocol';
import { t } from '../i18n/locale.svelte';

/** What a table is called on its pages: one of strangers was given no name, and its code is of no use to them. */
export const tableName = ({ name, strangers }: TableInfo): string =>
  strangers === undefined ? name : t().lobby.playNow;
