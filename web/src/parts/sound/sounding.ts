import { preferences } from '../../model/kept/preferences.svelte';
import type { Model } from '../../model/model';
import { cuesOf } from './cues';
import type { Mixer } from './mixer';
import type { Cue, Sound } from './sound';
import { shakeOf } from './touch';

const ofThoseWhoLookAway: ReadonlySet<Sound> = new Set(['your_move', 'bell']);

let mixer: Promise<Mixer | undefined> | undefined;

// A knock that comes later than this, in milliseconds, belongs to nothing that is still seen.
const latest = 400;

// It takes a slow phone a good part of a second to open its way to be heard: that is done while nothing moves.
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

/** Lets sounds be heard, if the device is to be heard. Before the first touch of the page a browser allows none. */
export async function sound(cues: readonly Cue[]): Promise<void> {
  const { sound: on, game, calls } = preferences.chosen;
  if (!on || cues.length === 0 || !touched() || !('AudioContext' in window)) return;
  // A page in the background calls, and is silent else.
  const heard = document.hidden ? cues.filter(({ sound }) => ofThoseWhoLookAway.has(sound)) : cues;
  // A device without a way to be heard goes on in silence.
  mixer ??= openMixer().catch(() => undefined);
  const due = performance.now();
  const open = await mixer;
  if (performance.now() - due < latest) open?.play(heard, { game, calls });
}

/** Lets the latest step be heard and felt. `before` is the model before it. */
export function soundAndShake(before: Model, model: Model): void {
  void sound(cuesOf(before, model));
  const shake = shakeOf(before, model);
  if (shake !== undefined && preferences.chosen.touch && touched())
    (navigator as Partial<Navigator>).vibrate?.([...shake]);
}

const touched = (): boolean => (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? true;
