import { describe, expect, it } from 'vitest';
import { parseServerMessage } from './parse';

describe('parseServerMessage', () => {
  it('parses server messages', () => {
    const text = '{"type":"ack","id":"a-1","version":7}';
    expect(parseServerMessage(text)).toEqual({ type: 'ack', id: 'a-1', version: 7 });
  });

  it.each(['', 'moo', 'null', '[]', '{"type":"moo"}', '{"type":"step","version":1}', '{"type":"toString"}'])(
    'returns nothing for %j',
    (text) => {
      expect(parseServerMessage(text)).toBeUndefined();
    },
  );
});
