const begins = 'daily-';

/** Against whom everybody plays the deal of the day, on the seats after theirs, and what; the server asks the same bots again. */
export const dailyBots: readonly string[] = ['collector', 'bluffer', 'trader'];
export const dailyEdition = 'second';

/** Everything that chance brings to a table of a device follows from its id: so all who open this one get the same deal. */
export const dailyTable = (day: string): string => begins + day;
/** The day whose deal is played at that table of the device; undefined at every other. */
export const dayOfTable = (id: string): string | undefined =>
  id.startsWith(begins) ? id.slice(begins.length) : undefined;

/** The day at that time, where this device is. */
export function dayAt(time: number): string {
  // Swedes write a day as ISO 8601 does.
  return new Date(time).toLocaleDateString('sv-SE');
}

// Reckoned in Greenwich, where every day has 24 hours.
export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
