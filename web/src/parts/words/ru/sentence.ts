import type { Who } from '../grammar/who';

/** «Ты ставишь», «Cleo ставит». */
export const does = ({ you, name }: Who, yours: string, theirs: string): string =>
  you ? `Ты ${yours}` : `${name} ${theirs}`;

/** A name is not declined, so it stands after a colon or a dash. */
export const named = ({ you, name }: Who): string => (you ? 'ты' : name);

export const toWhom = ({ you, name }: Who): string => (you ? 'тебе' : `игроку ${name}`);
