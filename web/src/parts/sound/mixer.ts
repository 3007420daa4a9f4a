import { steadyNow } from '../../browser/clock';
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
/** Milliseconds that a device has to resume its audio. */
const patience = 1000;
/** A device that needs more milliseconds to switch its audio on would drop the sound for which it does. */
const quick = 200;
/** Milliseconds without a sound after which the audio is switched off, because running audio drains a phone's battery. */
const idle = 5000;

const never = { audio: -1, page: -Infinity };

/** Plays grains; the only place that uses the browser's audio. */
export class Mixer {
  readonly #audio: AudioContext;
  readonly #channels: Readonly<Record<Channel, GainNode>>;
  readonly #noise: AudioBuffer;
  readonly #last = new Map<string, number>();
  readonly #sounding = new Set<AudioScheduledSourceNode>();
  /** The audio's time in seconds and the page's in milliseconds, when they were last compared. */
  #compared = never;
  #isOff = false;
  /** False once the device was slow to switch the audio on, or Safari did so at a tap only: other players' moves would be silent. */
  #mayBeOff = true;
  #switchedOn: Promise<unknown> = Promise.resolve();
  #offLater: ReturnType<typeof setTimeout> | undefined;

  constructor(audio: AudioContext) {
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
    this.#switchOffLater();
  }

  /** Switches the audio on if it was off because nothing sounded. Resolves within a second, even if it stays off. */
  ready(): Promise<unknown> {
    if (this.#isOff) {
      this.#isOff = false;
      // Its time stood still.
      this.#compared = never;
      this.#switchOffLater();
      const began = steadyNow();
      this.#switchedOn = this.#resumed().then(() => {
        this.#mayBeOff = this.#audio.state !== 'suspended' && steadyNow() - began < quick;
      });
    }
    return this.#switchedOn;
  }

  /**
   * Plays nothing while the audio is off; see `ready`. While a call or an alarm interrupts the audio, its time stands still:
   * sounds would wait, and all begin at once later. They are dropped.
   */
  play(cues: readonly Cue[], volumes: Volumes): void {
    if (!this.#isRunning()) return;
    this.#switchOffLater();
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

  /**
   * Starts the audio again at a tap, if it was off or interrupted; returns false if only a new mixer can play again.
   */
  async resume(): Promise<boolean> {
    this.#switchOffLater();
    if (this.#isOff) await this.ready();
    else if (!this.#isRunning()) await this.#resumed();
    if (this.#isRunning()) return true;
    clearTimeout(this.#offLater);
    this.#audio.close().catch(() => undefined);
    return false;
  }

  #resumed(): Promise<unknown> {
    const resumed = this.#audio.resume().catch(() => undefined);
    return Promise.race([resumed, new Promise((over) => setTimeout(over, patience))]);
  }

  #switchOff(): void {
    if (!this.#mayBeOff || this.#audio.state !== 'running') return;
    this.#isOff = true;
    this.#audio.suspend().catch(() => undefined);
  }

  #switchOffLater(): void {
    clearTimeout(this.#offLater);
    this.#offLater = setTimeout(() => {
      if (this.#sounding.size > 0) this.#switchOffLater();
      else this.#switchOff();
    }, idle);
  }

  /** Ends all sounds, also those that have not begun. */
  stop(): void {
    for (const source of this.#sounding) source.stop();
    this.#sounding.clear();
  }

  /** Safari may report running audio after an interruption although its time stands still. */
  #isRunning(): boolean {
    if (this.#audio.state !== 'running') return false;
    const now = { audio: this.#audio.currentTime, page: steadyNow() };
    const { audio, page } = this.#compared;
    if (now.page - page < patience) return true;
    this.#compared = now;
    return now.audio !== audio;
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
    this.#sounding.add(source);
    source.onended = () => this.#sounding.delete(source);
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
