import { preferences } from '../../model/settings/preferences.svelte';
import type { Model } from '../../model/model';
import { cuesOf } from './cues';
import type { Mixer } from './mixer';
import type { Cue, Sound } from './sound';
import { shakeOf } from './touch';

const ofThoseWhoLookAway: ReadonlySet<Sound> = new Set(['your_move', 'bell']);

let mixer: Promise<Mixer | undefined> | undefined;

// A knock that is later than this, in milliseconds, matches nothing on the screen.
const latest = 400;

// A slow phone takes a large part of a second to open its audio: done while nothing moves.
async function openMixer(): Promise<Mixer | undefined> {
  const { Mixer } = await import('./mixer');
  await pause();
  return new Mixer(new AudioContext());
}

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

/** Plays sounds, if the device's sound is on. Before the first touch of the page browsers allow none. */
export async function sound(cues: readonly Cue[]): Promise<void> {
  const { sound: on, game, calls } = preferences.chosen;
  if (!on || cues.length === 0 || !touched() || !('AudioContext' in window)) return;
  // A page in the background plays only the calls.
  const heard = document.hidden ? cues.filter(({ sound }) => ofThoseWhoLookAway.has(sound)) : cues;
  // A device without audio continues in silence.
  mixer ??= openMixer().catch(() => undefined);
  const due = performance.now();
  const open = await mixer;
  if (performance.now() - due < latest) open?.play(heard, { game, calls });
}

/** Plays the sounds and vibrations of the latest step. `before` is the model before it. */
export function soundAndShake(before: Model, model: Model): void {
  void sound(cuesOf(before, model));
  const shake = shakeOf(before, model);
  if (shake !== undefined && preferences.chosen.touch && touched())
    (navigator as Partial<Navigator>).vibrate?.([...shake]);
}

const touched = (): boolean => (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? true;
