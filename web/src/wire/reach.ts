let reached: string | undefined;

/** The server has said where others reach it, if this page knows it by a name of its own machine. */
export const reachAt = (address: string | undefined): void => {
  reached = address;
};

/** What the links begin with that are for others, or for another device. */
export const originForOthers = (): string => reached ?? location.origin;
