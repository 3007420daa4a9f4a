import { load } from '../../browser/load';
import { openAudio, vibrate, wasTouched } from '../../browser/features';
import { preferences } from '../../model/settings/preferences.svelte';
import type { Model } from '../../model/model';
import { cuesOf } from './cues';
import type { Mixer } from './mixer';
import type { Cue, Sound } from './sound';
import { newDuty } from '../../model/duty';

/** A vibration, as `navigator.vibrate` takes it: milliseconds on, off, on. */
type Shake = readonly number[];

const challenged: Shake = [80, 60, 80];
const got: Shake = [30, 40, 30];
const yourMove: Shake = [60];
const overtaken: Shake = [40];

/** Another player bids more than this one, who looks at a big screen and not at the phone. */
function isOvertaken({ view }: Model, { latest, table, you }: Model): boolean {
  const led = view?.phase.name === 'bidding' && view.phase.standing?.seat === you.seat;
  return (
    led &&
    table.big_screen?.present === true &&
    latest.some((event) => event.name === 'raised' && event.seat !== you.seat)
  );
}

/** Returns the vibration of the latest step for the player it concerns; undefined for all others. */
export function shakeOf(before: Model, model: Model): Shake | undefined {
  const me = model.you.seat;
  if (me === null) return undefined;
  const isMine = model.latest.some(
    (event) =>
      (event.name === 'sold' && event.bidder === me) ||
      (event.name === 'claim_sold' && event.claimant === me) ||
      ((event.name === 'bought' || event.name === 'claim_bought') && event.auctioneer === me),
  );
  if (model.latest.some((event) => event.name === 'challenged' && event.challenged === me)) return challenged;
  if (isMine) return got;
  if (isOvertaken(before, model)) return overtaken;
  return newDuty(before, model) !== undefined ? yourMove : undefined;
}

const ofThoseWhoLookAway: ReadonlySet<Sound> = new Set(['your_move', 'bell']);

let mixer: Promise<Mixer | undefined> | undefined;

// A knock that is later than this, in milliseconds, matches nothing on the screen.
const latest = 400;

// A slow phone takes a large part of a second to open its audio: done while nothing moves.
async function openMixer(): Promise<Mixer | undefined> {
  const { Mixer } = await load(() => import('./mixer'));
  await pause();
  const audio = openAudio();
  return audio === undefined ? undefined : new Mixer(audio);
}

/** Increased when a table is left: its sounds that are still to come are dropped. */
let silenced = 0;

/** Ends all sounds. */
export function silence(): void {
  silenced += 1;
  void mixer?.then((open) => open?.stop());
}

/** Browsers let interrupted audio start again only at a tap. */
function wake(): void {
  void mixer?.then(async (open) => {
    if (open !== undefined && !(await open.resume())) mixer = undefined;
  });
}
for (const tap of ['pointerup', 'keydown']) addEventListener(tap, wake, true);

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

/** Opens the audio before it is needed, if it may be: while it opens, the page stands still for a tenth of a second. */
export function openSound(): void {
  if (!preferences.sound || !wasTouched()) return;
  // A device without audio continues in silence.
  mixer ??= openMixer().catch(() => undefined);
}

/** Plays sounds, if the device's sound is on. Before the first touch of the page browsers allow none. */
export async function sound(cues: readonly Cue[]): Promise<void> {
  const { game, calls } = preferences.chosen;
  if (!preferences.sound || cues.length === 0 || !wasTouched()) return;
  // A page in the background plays only the calls.
  const audible = document.hidden ? cues.filter(({ sound }) => ofThoseWhoLookAway.has(sound)) : cues;
  openSound();
  const due = performance.now();
  const at = silenced;
  const open = await mixer;
  await open?.ready();
  if (silenced === at && performance.now() - due < latest) open?.play(audible, { game, calls });
}

/** Plays the sounds and vibrations of the latest step. `before` is the model before it. */
export function soundAndShake(before: Model, model: Model): void {
  void sound(cuesOf(before, model));
  const latest = shakeOf(before, model);
  if (latest !== undefined) shake(latest);
}

/** Vibrates, if the player wants that. Before the first touch of the page browsers do not. */
export function shake(milliseconds: Shake): void {
  if (preferences.chosen.touch && wasTouched()) vibrate(milliseconds);
}
