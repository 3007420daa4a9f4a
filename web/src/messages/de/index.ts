import { animal } from './animals';
import { bots } from './bots';
import { house } from './house';
import { local } from './local';
import { play } from './play';
import { refusal } from './refusals';
import { story } from './story';

export const de = { ...house, animal, bots, local, play, refusal, story };
