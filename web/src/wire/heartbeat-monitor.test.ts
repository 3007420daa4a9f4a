import { describe, expect, it } from 'vitest';
import { HeartbeatMonitor } from './heartbeat-monitor';

function aMonitor() {
  const calls: string[] = [];
  let next: (() => void) | undefined;
  const listeners = { silent: () => calls.push('silent'), gone: () => calls.push('gone') };
  const monitor = new HeartbeatMonitor((_, callback) => (next = callback), listeners, 7000);
  const pass = (ticks: number) => {
    for (let i = 0; i < ticks; i += 1) next?.();
  };
  return { monitor, calls, pass };
}

describe('the heartbeat of a connection', () => {
  it('reports silence once after two and a half seconds', () => {
    const { calls, pass } = aMonitor();
    pass(4);
    expect(calls).toEqual([]);
    pass(3);
    expect(calls).toEqual(['silent']);
  });

  it('resets with every message', () => {
    const { monitor, calls, pass } = aMonitor();
    for (let i = 0; i < 9; i += 1) {
      pass(4);
      monitor.receive();
    }
    expect(calls).toEqual([]);
  });

  it('reports a dead connection after seven seconds, and then nothing', () => {
    const { calls, pass } = aMonitor();
    pass(13);
    expect(calls).toEqual(['silent']);
    pass(27);
    expect(calls).toEqual(['silent', 'gone']);
  });

  it('reports nothing for an unused connection', () => {
    const { monitor, calls, pass } = aMonitor();
    monitor.stop();
    pass(40);
    expect(calls).toEqual([]);
  });
});
