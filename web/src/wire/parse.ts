import { registerEditionWords } from './edition-words';
import type { ServerMessage } from './protocol';
import { requiredMembers } from './required.gen';

/**
 * Parses one message of the server, or returns undefined if it is not one. Everything behind this function
 * trusts the types. The journeys, not every browser, check that the server follows the schema in every
 * detail.
 */
export function parseServerMessage(text: string): ServerMessage | undefined {
  const value = jsonOf(text);
  if (typeof value !== 'object' || value === null || !('type' in value)) return undefined;
  if (!isKnown(value.type)) return undefined;
  if (!requiredMembers[value.type].every((name) => name in value)) return undefined;
  const message = value as ServerMessage;
  if (message.type === 'snapshot') registerEditionWords(message.edition);
  return message;
}

function isKnown(type: unknown): type is ServerMessage['type'] {
  return typeof type === 'string' && Object.hasOwn(requiredMembers, type);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
