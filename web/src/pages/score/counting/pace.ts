/** How many times longer than at a brisk table, as the table itself reckons what it shows: calm, brisk, quick. */
export const paceOf = (speed: number): number => (speed <= 1 ? 1.25 : speed === 2 ? 1 : 0.7);
