import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Mixer } from './mixer';

/** Audio whose time stands still while it is not running, as after a phone call. */
class FakeAudio {
  state: AudioContextState | 'interrupted' = 'running';
  currentTime = 0;
  sampleRate = 8;
  destination = {};
  started: FakeNode[] = [];
  mayResume = true;
  resume = vi.fn(() => {
    if (!this.mayResume) return Promise.reject(new DOMException('', 'InvalidStateError'));
    this.state = 'running';
    return Promise.resolve();
  });
  close = vi.fn(() => Promise.resolve());
  readonly #node = () => new FakeNode(this);
  createDynamicsCompressor = this.#node;
  createGain = this.#node;
  createOscillator = this.#node;
  createBufferSource = this.#node;
  createBiquadFilter = this.#node;
  createBuffer = () => ({ getChannelData: () => new Float32Array(1) });
}

const param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });

class FakeNode {
  gain = param();
  frequency = param();
  Q = param();
  onended: (() => void) | null = null;
  stop = vi.fn();
  constructor(readonly audio: FakeAudio) {}
  connect = <Next>(next: Next): Next => next;
  start = (): void => void this.audio.started.push(this);
}

const volumes = { game: 1, calls: 1 };
let audio: FakeAudio;
let mixer: Mixer;
beforeEach(() => {
  audio = new FakeAudio();
  mixer = new Mixer(audio as unknown as AudioContext);
});

const knock = () => {
  mixer.play([{ sound: 'knock' }], volumes);
  audio.currentTime += audio.state === 'running' ? 1 : 0;
};

describe('an interruption', () => {
  it.each(['interrupted', 'suspended', 'closed'] as const)('(%s) stores up no sounds', (state) => {
    audio.state = state;
    for (let times = 0; times < 30; times += 1) knock();
    expect(audio.started).toEqual([]);
  });

  it('ends at a tap, after which each sound plays once', async () => {
    knock();
    const one = audio.started.length;
    audio.state = 'interrupted';
    for (let times = 0; times < 30; times += 1) knock();
    expect(await mixer.resume()).toBe(true);
    knock();
    expect(audio.started).toHaveLength(2 * one);
  });

  it('that does not end needs a new mixer', async () => {
    audio.state = 'interrupted';
    audio.mayResume = false;
    vi.useFakeTimers();
    const resumed = mixer.resume();
    await vi.advanceTimersByTimeAsync(2000);
    vi.useRealTimers();
    expect(await resumed).toBe(false);
    expect(audio.close).toHaveBeenCalled();
  });
});

it('no sound is pending after leaving a table', () => {
  knock();
  mixer.stop();
  for (const source of audio.started) expect(source.stop).toHaveBeenLastCalledWith();
});
