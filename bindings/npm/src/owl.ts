// `import 'kuhhandel/owl'` brings the owl, and the fox, by whose nets it plays.
import './fox.js';
import { bring } from './nets.js';

await bring(new URL('./owl.khn1', import.meta.url));
