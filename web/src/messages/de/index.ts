import { animal } from './animals';
import { house } from './house';
import { play } from './play';
import { refusal } from './refusals';
import { story } from './story';

export const de = { ...house, animal, play, refusal, story };
