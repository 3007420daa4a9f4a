import type { Model } from '../model';
import type { Seat } from '../../wire/protocol';

/**
 * Where the shared device is: visible to all, on its way to a player, or in one player's hands. A player who
 * took it only to look at their hand puts it back.
 */
export type DeviceHolder =
  | { readonly at: 'middle' }
  | { readonly at: 'passing' | 'hand'; readonly seat: Seat; readonly toLook: boolean };

export const middle: DeviceHolder = { at: 'middle' };

/**
 * Returns the only player on the device whom the table asks, so that the others must not look. In an auction
 * and a countdown all may call out at once.
 */
export function askedAlone(models: readonly Model[]): Seat | undefined {
  const newest = Math.max(...models.map(({ version }) => version));
  const asked = models.find(
    ({ version, options, view }) =>
      version === newest && options.length > 0 && !isOpenToAll(view?.phase.name),
  );
  return asked?.you.seat ?? undefined;
}

const isOpenToAll = (phase: string | undefined): boolean => phase === 'bidding' || phase === 'countdown';

/** Returns where the device goes next; `stays` while its holder still looks at something private. */
export function placeAfter(before: DeviceHolder, asked: Seat | undefined, stays: boolean): DeviceHolder {
  if (before.at !== 'middle' && before.seat === asked) return before;
  if (before.at === 'hand' && (stays || before.toLook)) return before;
  if (before.at === 'passing' && before.toLook && asked === undefined) return before;
  return asked === undefined ? middle : { at: 'passing', seat: asked, toLook: false };
}
