const begins = 'daily-';

/** The bots in the daily deal, on the seats after the player's; the server asks the same bots again. */
export const dailyBots: readonly string[] = ['collector', 'bluffer', 'trader'];
export const dailyEdition = 'second';

/**
 * All randomness of a device table follows from its id, so everyone who opens this one gets the same deal.
 */
export const dailyTable = (day: string): string => begins + day;
/** Returns the day whose deal is played at that device table; undefined for other tables. */
export const dayOfTable = (id: string): string | undefined =>
  id.startsWith(begins) ? id.slice(begins.length) : undefined;

/** Returns the local date at that time. */
export function dayAt(time: number): string {
  // The Swedish date format is that of ISO 8601.
  return new Date(time).toLocaleDateString('sv-SE');
}

/** Returns the number of consecutive days up to today, or up to yesterday if today is not done yet. */
export function streakOf(done: (day: string) => boolean, today: string): number {
  let day = done(today) ? today : dayBefore(today);
  let days = 0;
  for (; done(day); day = dayBefore(day)) days += 1;
  return days;
}

// Computed in UTC, where every day has 24 hours.
export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** Returns days since the beginning of 1970, the same everywhere for the same date. */
export const numberOfDay = (day: string): number => Math.floor(Date.parse(`${day}T12:00:00Z`) / 86_400_000);
