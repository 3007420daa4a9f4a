import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  suspend = vi.fn(() => {
    this.state = 'suspended';
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
  vi.useFakeTimers();
  audio = new FakeAudio();
  mixer = new Mixer(audio as unknown as AudioContext);
});
afterEach(() => void vi.useRealTimers());

/** Ends the sounds that were begun, as their time has passed. */
const endSounds = () => audio.started.forEach((source) => source.onended?.());

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
    const resumed = mixer.resume();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await resumed).toBe(false);
    expect(audio.close).toHaveBeenCalled();
  });
});

// howler.js 315, element-web 29203, super-productivity 8280: running audio without a sound drains the battery.
describe('audio without a sound', () => {
  const quiet = async () => {
    endSounds();
    audio.currentTime += 5;
    await vi.advanceTimersByTimeAsync(10_000);
  };

  it('is switched off, and on again for the next sound, which plays once', async () => {
    knock();
    const one = audio.started.length;
    await quiet();
    expect(audio.state).toBe('suspended');
    await Promise.all([mixer.ready(), mixer.ready()]);
    expect(audio.resume).toHaveBeenCalledOnce();
    knock();
    expect(audio.started).toHaveLength(2 * one);
    await quiet();
    expect(audio.state).toBe('suspended');
  });

  it('stays on while something sounds, and between sounds that follow each other', async () => {
    for (let times = 0; times < 5; times += 1) {
      knock();
      endSounds();
      await vi.advanceTimersByTimeAsync(3000);
    }
    knock();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(audio.suspend).not.toHaveBeenCalled();
  });

  it('is on after a tap, and off again without a sound', async () => {
    await quiet();
    expect(audio.state).toBe('suspended');
    expect(await mixer.resume()).toBe(true);
    expect(audio.state).toBe('running');
    await quiet();
    expect(audio.state).toBe('suspended');
  });

  it('is off again if the sound for which it was switched on is not played', async () => {
    await quiet();
    await mixer.ready();
    expect(audio.state).toBe('running');
    await quiet();
    expect(audio.state).toBe('suspended');
  });

  it('is switched on by a tap while it waits for one', async () => {
    await quiet();
    audio.resume.mockImplementationOnce(() => new Promise(() => undefined));
    void mixer.ready();
    const resumed = mixer.resume();
    expect(audio.resume).toHaveBeenCalledTimes(2);
    expect(await resumed).toBe(true);
  });

  it('stays on once the device was slow to switch it on', async () => {
    await quiet();
    audio.resume.mockImplementationOnce(async () => {
      await vi.advanceTimersByTimeAsync(500);
      audio.state = 'running';
    });
    await mixer.ready();
    await quiet();
    expect(audio.state).toBe('running');
  });

  // liwords 1703: on an iPhone, only a tap switches audio on, so no move of another player sounded after a pause.
  it('stays on from then on where only a tap switches it on', async () => {
    await quiet();
    audio.mayResume = false;
    await mixer.ready();
    audio.mayResume = true;
    await mixer.resume();
    await quiet();
    expect(audio.suspend).toHaveBeenCalledOnce();
    knock();
    expect(audio.started).not.toEqual([]);
  });

  it('that a call interrupts meanwhile plays again at a tap after the call', async () => {
    await quiet();
    audio.state = 'interrupted';
    audio.mayResume = false;
    await mixer.ready();
    knock();
    expect(audio.started).toEqual([]);
    audio.mayResume = true;
    expect(await mixer.resume()).toBe(true);
    knock();
    expect(audio.started).not.toEqual([]);
  });
});

it('no sound is pending after leaving a table', () => {
  knock();
  mixer.stop();
  for (const source of audio.started) expect(source.stop).toHaveBeenLastCalledWith();
});
