import type { GameEvent, GameRecord, LobbyError, MoneyCards, Replay, Seat, Snapshot } from '../protocol';
import type { TableModule } from './table-module';

/** The position after the last command of a record, for the player at `seat`; `bots` are the kinds of the others. */
export interface RecordedPosition {
  readonly record: GameRecord;
  readonly seat: Seat;
  readonly bots: readonly string[];
}

/** A position as that player would find it at a table. */
export interface FoundPosition {
  readonly snapshot: Snapshot;
  /** The events of the last command. */
  readonly events: readonly GameEvent[];
  /** All hands. */
  readonly hands: readonly MoneyCards[];
}

/** The connection by which the player's snapshot is read. */
const reader = -2;

/** Returns the position as JSON, or an error if the rules refuse a command. Stores nothing and starts no clock. */
export function positionOf(
  table: TableModule,
  { record, seat, bots }: RecordedPosition,
  now: number,
): string {
  const text = JSON.stringify(record);
  const wanted = { name: 'Position', speed: 1, bots, commands: record.commands.length, seat };
  const answer = table.playOn('position', JSON.stringify(wanted), text, now);
  if (answer !== '{}') return answer;
  table.receive(reader, JSON.stringify({ type: 'hello', version: 1, token: String(seat) }), now);
  const messages = table.takeMessages().map(({ text }) => JSON.parse(text) as { readonly type: string });
  table.takeFacts();
  const snapshot = messages.find(({ type }) => type === 'snapshot') as Snapshot | undefined;
  const [own, open] = [String(seat), 'open'].map(
    (eyes) => JSON.parse(table.replay(eyes, text)) as Replay | LobbyError,
  );
  if (snapshot === undefined || own === undefined || open === undefined || 'error' in own || 'error' in open)
    throw new Error('a position that can be continued can be shown');
  const found: FoundPosition = {
    snapshot,
    events: own.steps.at(-1)?.events ?? [],
    hands: open.steps.at(-1)?.hands ?? [],
  };
  return JSON.stringify(found);
}
