import type { Who } from '../grammar/who';

/** « Tu proposes », « Cleo propose ». */
export const does = ({ you, name }: Who, yours: string, theirs: string): string =>
  you ? `Tu ${yours}` : `${name} ${theirs}`;

/** After a preposition. */
export const whom = ({ you, name }: Who): string => (you ? 'toi' : name);
