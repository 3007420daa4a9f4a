import { contentOf, engine } from '#instance';
import { answerTo, write } from './module.js';

/** From now on bots play by the net of this file too. */
export async function bring(file: URL): Promise<void> {
  const [size = 0] = write(await contentOf(file));
  answerTo(engine.bring_net(size));
}
