import { render, screen } from '../../../tools/rendering';
import { beforeEach, expect, it, vi } from 'vitest';
import { scenes } from '../../model/fixtures/scenes';
import { setLocale } from '../../parts/i18n/locale.svelte';
import type { StoredTable } from '../../wire/device/memory';
import StoredTableRow from './StoredTableRow.svelte';

vi.mock('../../wire/device/memory', () => ({ forget: vi.fn() }));

beforeEach(() => setLocale('en'));

it('a local game has its stored name', () => {
  const info = scenes['auction']?.table;
  if (info === undefined) throw new Error('there is no auction');
  render(StoredTableRow, { table: { id: 'x', info } as StoredTable, changed: () => {} });

  const [row] = screen.getAllByRole('link');
  const written = row?.textContent.trim().replaceAll(/\s+/g, ' ');
  expect(written).toContain(`${info.name}on this device · `);
  // Users of voice control say the visible text.
  expect(row?.hasAttribute('aria-label')).toBe(false);
});
