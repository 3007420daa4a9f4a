// `import 'kuhhandel/fox'` adds the fox to the bots. Its nets are separate files, so that programs without it
// never load them.
import { bring } from './nets.js';

await bring(new URL('./fox.khn1', import.meta.url));
await bring(new URL('./master.khn1', import.meta.url));
