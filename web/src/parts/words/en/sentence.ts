import type { Who } from '../grammar/who';

/** 'You bid', 'Cleo bids'. */
export const does = ({ you, name }: Who, yours: string, theirs: string): string =>
  you ? `You ${yours}` : `${name} ${theirs}`;

export const whom = ({ you, name }: Who): string => (you ? 'you' : name);
