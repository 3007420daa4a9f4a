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

/** On how many days without a gap it was done, up to today, or to yesterday while it is not done today. */
export function streakOf(done: (day: string) => boolean, today: string): number {
  let day = done(today) ? today : dayBefore(today);
  let days = 0;
  for (; done(day); day = dayBefore(day)) days += 1;
  return days;
}

// Reckoned in Greenwich, where every day has 24 hours.
export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** Days since the beginning of 1970, the same everywhere for the same date. */
export const numberOfDay = (day: string): number => Math.floor(Date.parse(`${day}T12:00:00Z`) / 86_400_000);
