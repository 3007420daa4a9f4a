import type { FaceId } from '../../model/face';
import type { SeatInfo } from '../../wire/protocol';

/** Returns the faces at the table, and whose they are. */
export function takenFaces(seats: readonly SeatInfo[]): ReadonlyMap<FaceId, string> {
  const taken = new Map<FaceId, string>();
  for (const info of seats) {
    if (info.kind === 'person' && info.face !== undefined) taken.set(info.face, info.name);
  }
  return taken;
}
