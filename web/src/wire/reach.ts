let reached: string | undefined;

/** Stores the address at which others reach the server, if this page uses one that only its machine knows. */
export const reachAt = (address: string | undefined): void => {
  reached = address;
};

/**
 * A key as the end of a link: programs that recognise links in a text leave out a last '-' or '_', so a slash
 * follows it (snikket-web-portal #48). The page does without the slash.
 */
export const atEnd = (key: string): string => (/[-_]$/.test(key) ? `${key}/` : key);

const ownMachine = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Whether an address leads every device to itself. */
export const isOwnMachine = (origin: string): boolean => ownMachine.test(new URL(origin).hostname);

const homeNetwork =
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[f[cde])|\.(local|lan|home|fritz\.box)$/;

/** Whether only devices in the same home network reach an address. */
export const isInHomeNetwork = (origin: string): boolean => homeNetwork.test(new URL(origin).hostname);

/** The origin of links for other people or devices. */
export const originForOthers = (): string => reached ?? location.origin;
