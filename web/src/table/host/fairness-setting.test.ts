import { fireEvent, render, screen } from '../../../tools/rendering';
import { beforeEach, expect, it } from 'vitest';
import { modelAt } from '../../model/fixtures/models';
import { seatedAt } from '../../model/fixtures/seated';
import { setLocale } from '../../parts/i18n/locale.svelte';
import type { TableInfo } from '../../wire/protocol';
import FairnessSetting from './FairnessSetting.svelte';

function show(host: boolean, state: TableInfo['state']) {
  const { session, asked } = seatedAt('auction');
  const info = { ...modelAt('auction').table, state };
  render(FairnessSetting, { session, info, host });
  return asked;
}

beforeEach(() => setLocale('en'));

it('the host chooses the fairness of races before a game', async () => {
  const asked = show(true, 'waiting');
  await fireEvent.click(screen.getByLabelText('strict'));
  expect(asked).toEqual([{ order: { do: 'fairness', fairness: 'strict' } }]);
});

it.each([
  ['the others', false, 'waiting'],
  ['the host during a game', true, 'running'],
] as const)('%s see it read-only', (_, host, state) => {
  show(host, state);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText(/^Delays are fully compensated/)).toBeTruthy();
});
