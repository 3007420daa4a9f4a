// `import 'kuhhandel/fox'` brings the fox: from then on it is a bot like the others. Its nets are files of their own, so that
// whoever plays without one never fetches them.
import { bring } from './nets.js';

await bring(new URL('./fox.khn1', import.meta.url));
await bring(new URL('./master.khn1', import.meta.url));
