import { card } from './cards';
import { bots } from './bots';
import { coach } from './coach';
import { conduct } from './conduct';
import { daily } from './daily';
import { device } from './device';
import { correspondence } from './correspondence';
import { docks } from './docks';
import { editions } from './editions';
import { site } from './site';
import { local } from './local';
import { memory } from './memory';
import { menu } from './menu';
import { moments } from './moments';
import { play } from './play';
import { race } from './race';
import { refusal } from './refusals';
import { rules } from './rules';
import { shows } from './shows';
import { story } from './story';
import { talk } from './talk';

export const en = {
  ...site,
  coach,
  ...docks,
  bots,
  card,
  conduct,
  correspondence,
  daily,
  device,
  editions,
  local,
  memory,
  menu,
  moments,
  play,
  race,
  refusal,
  rules,
  shows,
  story,
  talk,
};

/** What a catalogue says, in whatever language. */
export type Messages = typeof en;
