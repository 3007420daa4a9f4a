let reached: string | undefined;

/** Stores the address at which others reach the server, if this page uses one that only its machine knows. */
export const reachAt = (address: string | undefined): void => {
  reached = address;
};

/** The origin of links for other people or devices. */
export const originForOthers = (): string => reached ?? location.origin;
