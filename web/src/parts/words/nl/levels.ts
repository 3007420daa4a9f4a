import type { levels as english } from '../en/levels';

export const levels: typeof english = {
  likeMeIs: (level) =>
    `Voorlopig niveau ${level}: het stijgt als je meer dan jouw deel wint tegen bots en daalt als je minder wint. Alleen dit apparaat weet ervan.`,
};
