import type { TableInfo } from '../../wire/protocol';
import { isolated } from '../i18n/isolated';
import { t } from '../i18n/locale.svelte';

/**
 * Returns a table's name for its pages: a table of strangers has no name, and its code is of no use to them.
 */
export const tableName = ({ name, strangers }: TableInfo): string =>
  strangers === undefined ? isolated(name) : t().lobby.playNow;
