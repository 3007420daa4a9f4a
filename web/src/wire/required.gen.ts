// Generated from docs/protocol.schema.json by `npm run generate`; not to be edited.
import type { ServerMessage } from './protocol';

/** The members that every message of that type has, besides its type. */
export const requiredMembers = {
  snapshot: ['version', 'epoch', 'now', 'you', 'table', 'edition', 'view', 'options', 'clock', 'log'],
  step: ['version', 'now', 'events'],
  alive: ['version'],
  ack: ['id', 'version'],
  refused: ['id', 'refusal', 'clause', 'message'],
  error: ['error', 'message'],
  reviewed: ['review'],
  went_back: ['version'],
  moved: ['address'],
  neighbours: ['addresses'],
  reason: ['id', 'seat', 'explanation'],
  advice: ['id', 'command', 'explanation'],
  said: ['said'],
  talk: ['said'],
  late: ['minutes', 'moves', 'next'],
} satisfies Record<ServerMessage['type'], string[]>;
