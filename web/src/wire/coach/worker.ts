import foxAddress from '../../../../src/players/neural/fox.khn1?url';
import masterAddress from '../../../../src/players/neural/master.khn1?url';
import moduleAddress from '../../../../build/wasm/coach.wasm?url';
import { loadFile } from '../../browser/load';
import { instantiate, problemOf } from '../../browser/webassembly';
import { CoachModule } from './coach-module';
import { plays } from '../nets';
import type { CoachRequest, FromCoach } from './requests';

const post = (message: FromCoach) => postMessage(message);

let reported = 0;
/** Reports only each hundredth: a bar cannot show more. */
function progress(done: number, of: number): void {
  const percent = Math.floor((100 * done) / of);
  if (percent === reported) return;
  reported = percent;
  post({ done, of });
}

const module = CoachModule.from((imports) => instantiate(moduleAddress, imports), progress);

/** Returns the address of the net that predicts answers to offers. */
function netAddress(record: string): string | undefined {
  if (plays('fox', record)) return foxAddress;
  return plays('master', record) ? masterAddress : undefined;
}

async function net(record: string): Promise<Uint8Array | undefined> {
  const address = netAddress(record);
  if (address === undefined) return undefined;
  // Without the net, the same game would be judged differently.
  return loadFile(address);
}

async function judge(request: CoachRequest): Promise<string> {
  // In parallel: on a phone's connection the latency counts more than the transfer.
  const [coach, brought] = await Promise.all([module, net(request.record)]);
  if (brought) coach.bringNet(brought);
  return coach.assess(request);
}

addEventListener('message', ({ data }: MessageEvent<CoachRequest>) => {
  void judge(data)
    .then((answer) => post({ answer }))
    .catch((error: unknown) => post({ broken: String(error), problem: problemOf(error) }));
});
