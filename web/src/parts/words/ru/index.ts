import { bots } from './bots';
import { card } from './cards';
import { lesson } from './lesson';
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
import { rule } from './rule';
import { shows } from './shows';
import { story } from './story';
import { talk } from './talk';
import type { Messages } from '../en';

export const ru: Messages = {
  ...site,
  lesson,
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
  rule,
  shows,
  story,
  talk,
};
