import { hearOf } from './edition-words';
import type { ServerMessage } from './protocol';

const fields = {
  snapshot: ['version', 'now', 'you', 'table', 'edition', 'options', 'log'],
  step: ['version', 'now', 'events'],
  ack: ['id', 'version'],
  refused: ['id', 'refusal', 'message'],
  reason: ['id', 'seat', 'explanation'],
  advice: ['id', 'command', 'explanation'],
  said: ['said'],
  talk: ['said'],
  reviewed: ['review'],
  late: ['minutes', 'moves', 'next'],
  error: ['error', 'message'],
} satisfies Record<ServerMessage['type'], string[]>;

/**
 * Reads one message of the server, or gives undefined for what is none. Everything behind this function trusts the
 * types; that the server keeps to the schema in every detail is checked by the journeys, not by every browser again.
 */
export function parseServerMessage(text: string): ServerMessage | undefined {
  const value = jsonOf(text);
  if (typeof value !== 'object' || value === null || !('type' in value)) return undefined;
  if (!isKnown(value.type)) return undefined;
  if (!fields[value.type].every((field) => field in value)) return undefined;
  const message = value as ServerMessage;
  if (message.type === 'snapshot') hearOf(message.edition);
  return message;
}

function isKnown(type: unknown): type is ServerMessage['type'] {
  return typeof type === 'string' && Object.hasOwn(fields, type);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
