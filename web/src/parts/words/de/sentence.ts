import type { Who } from '../grammar/who';

/** 'Du bietest', 'Cleo bietet'. */
export const does = ({ you, name }: Who, yours: string, theirs: string): string =>
  you ? `Du ${yours}` : `${name} ${theirs}`;

export const toWhom = ({ you, name }: Who): string => (you ? 'dich' : name);
