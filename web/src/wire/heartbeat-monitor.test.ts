import { describe, expect, it } from 'vitest';
import { HeartbeatMonitor } from './heartbeat-monitor';

function aPulse() {
  const said: string[] = [];
  let next: (() => void) | undefined;
  const tell = { silent: () => said.push('silent'), gone: () => said.push('gone') };
  const pulse = new HeartbeatMonitor((_, act) => (next = act), tell, 7000);
  const pass = (ticks: number) => {
    for (let i = 0; i < ticks; i += 1) next?.();
  };
  return { pulse, said, pass };
}

describe('the heartbeat of a connection', () => {
  it('reports silence once after two and a half seconds', () => {
    const { said, pass } = aPulse();
    pass(4);
    expect(said).toEqual([]);
    pass(3);
    expect(said).toEqual(['silent']);
  });

  it('resets with every message', () => {
    const { pulse, said, pass } = aPulse();
    for (let i = 0; i < 9; i += 1) {
      pass(4);
      pulse.receive();
    }
    expect(said).toEqual([]);
  });

  it('reports a dead connection after seven seconds, and then nothing', () => {
    const { said, pass } = aPulse();
    pass(13);
    expect(said).toEqual(['silent']);
    pass(27);
    expect(said).toEqual(['silent', 'gone']);
  });

  it('reports nothing for an unused connection', () => {
    const { pulse, said, pass } = aPulse();
    pulse.stop();
    pass(40);
    expect(said).toEqual([]);
  });
});
