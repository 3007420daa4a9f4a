import type { Who } from '../grammar/who';

/** 'Je biedt', 'Cleo biedt'. */
export const does = ({ you, name }: Who, yours: string, theirs: string): string =>
  you ? `Je ${yours}` : `${name} ${theirs}`;

export const whom = ({ you, name }: Who): string => (you ? 'jou' : name);
