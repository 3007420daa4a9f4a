import type { Grain } from './grain';
import { scoreOf } from './scores';
import { channelOf, type Channel, type Cue } from './sound';

export type Volumes = Readonly<Record<Channel, number>>;

// Seconds between the events of one step, which would otherwise be one bang.
const apart = 0.16;
// Seconds. At the speed of bots the same sound would become a rattle.
const rest = 0.07;
// Seconds. A sound that starts at this very moment is too late for its attack.
const ahead = 0.02;
const silent = 0.0001;

/** Plays grains; the only place that uses the browser's audio. */
export class Mixer {
  readonly #audio: BaseAudioContext;
  readonly #channels: Readonly<Record<Channel, GainNode>>;
  readonly #noise: AudioBuffer;
  readonly #last = new Map<string, number>();

  constructor(audio: BaseAudioContext) {
    this.#audio = audio;
    const limiter = audio.createDynamicsCompressor();
    limiter.connect(audio.destination);
    const channel = () => {
      const gain = audio.createGain();
      gain.connect(limiter);
      return gain;
    };
    this.#channels = { game: channel(), calls: channel() };
    this.#noise = whiteNoise(audio);
  }

  play(cues: readonly Cue[], volumes: Volumes): void {
    const now = this.#audio.currentTime;
    this.#channels.game.gain.value = volumes.game;
    this.#channels.calls.gain.value = volumes.calls;
    cues
      .filter(({ sound }) => now - (this.#last.get(sound) ?? -rest) >= rest)
      .forEach((cue, place) => {
        this.#last.set(cue.sound, now);
        for (const grain of scoreOf(cue))
          this.#sound(grain, now + ahead + place * apart, this.#channels[channelOf(cue.sound)]);
      });
  }

  #sound(grain: Grain, begin: number, out: AudioNode): void {
    const start = begin + grain.at;
    const end = start + grain.lasts;
    const source = grain.shape === 'noise' ? this.#hiss() : this.#tone(grain, grain.shape, start, end);
    const throat = this.#throat(grain, start, end);
    const loudness = this.#audio.createGain();
    const { gain } = loudness;
    gain.setValueAtTime(silent, start);
    gain.exponentialRampToValueAtTime(grain.gain, start + (grain.swell ?? 0.004));
    gain.exponentialRampToValueAtTime(silent, end);
    if (throat === undefined) source.connect(loudness);
    else source.connect(throat).connect(loudness);
    loudness.connect(out);
    source.start(start);
    source.stop(end);
  }

  #tone(
    { from, to = from, tremble }: Grain,
    shape: OscillatorType,
    start: number,
    end: number,
  ): OscillatorNode {
    const tone = this.#audio.createOscillator();
    tone.type = shape;
    glide(tone.frequency, from, to, start, end);
    if (tremble !== undefined) {
      const [rate, depth] = tremble;
      const hand = this.#audio.createOscillator();
      const reach = this.#audio.createGain();
      hand.frequency.value = rate;
      reach.gain.value = depth;
      hand.connect(reach).connect(tone.frequency);
      hand.start(start);
      hand.stop(end);
    }
    return tone;
  }

  #hiss(): AudioBufferSourceNode {
    const hiss = this.#audio.createBufferSource();
    hiss.buffer = this.#noise;
    hiss.loop = true;
    return hiss;
  }

  #throat(grain: Grain, start: number, end: number): BiquadFilterNode | undefined {
    const isNoise = grain.shape === 'noise';
    if (!isNoise && grain.throat === undefined) return undefined;
    const throat = this.#audio.createBiquadFilter();
    throat.type = 'bandpass';
    throat.Q.value = grain.narrow ?? 1;
    if (isNoise) glide(throat.frequency, grain.from, grain.to ?? grain.from, start, end);
    else throat.frequency.value = grain.throat ?? grain.from;
    return throat;
  }
}

function glide(what: AudioParam, from: number, to: number, start: number, end: number): void {
  what.setValueAtTime(from, start);
  what.exponentialRampToValueAtTime(to, end);
}

function whiteNoise(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
