import foxAddress from '../../../../src/players/neural/fox.khn1?url';
import masterAddress from '../../../../src/players/neural/master.khn1?url';
import moduleAddress from '../../../../build/wasm/coach.wasm?url';
import { CoachModule } from './coach-module';
import { plays } from '../nets';
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

/** That of the net by whose answers offers are judged. */
function netAddress(record: string): string | undefined {
  if (plays('fox', record)) return foxAddress;
  return plays('master', record) ? masterAddress : undefined;
}

async function net(record: string): Promise<Uint8Array | undefined> {
  const address = netAddress(record);
  if (address === undefined) return undefined;
  const answer = await fetch(address);
  // Without it the same game would be judged otherwise.
  if (!answer.ok) throw new Error('A net could not be fetched.');
  return new Uint8Array(await answer.arrayBuffer());
}

async function judge(request: CoachRequest): Promise<string> {
  // Side by side: a phone's line is slow to begin, not to go on.
  const [coach, brought] = await Promise.all([module, net(request.record)]);
  if (brought) coach.bringNet(brought);
  return coach.assess(request);
}

addEventListener('message', ({ data }: MessageEvent<CoachRequest>) => {
  void judge(data)
    .then((answer) => post({ answer }))
    .catch((error: unknown) => post({ broken: String(error) }));
});
