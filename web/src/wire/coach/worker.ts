import moduleAddress from '../../../../build/wasm/coach.wasm?url';
import { CoachModule } from './coach-module';
import type { CoachRequest, FromCoach } from './requests';

const post = (message: FromCoach) => postMessage(message);

let told = 0;
/** Not of every step: a hundredth is all that a bar can show. */
function progress(done: number, of: number): void {
  const percent = Math.floor((100 * done) / of);
  if (percent === told) return;
  told = percent;
  post({ done, of });
}

const module = CoachModule.from(
  (imports) => WebAssembly.instantiateStreaming(fetch(moduleAddress), imports),
  progress,
);

addEventListener('message', ({ data }: MessageEvent<CoachRequest>) => {
  void module
    .then((coach) => post({ answer: coach.assess(data) }))
    .catch((error: unknown) => post({ broken: String(error) }));
});
