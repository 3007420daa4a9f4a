// `import 'kuhhandel/fox'` brings the fox: from then on it is a bot like the others. Its net is a file of its own, so that
// whoever plays without one never fetches it.
import { contentOf, engine } from '#instance';
import { answerTo, write } from './module.js';

const [size = 0] = write(await contentOf(new URL('./fox.khn1', import.meta.url)));
answerTo(engine.bring_fox(size));
