/**
 * Returns the factor relative to a brisk table, as the table itself computes its shows: calm, brisk, quick.
 */
export const paceOf = (speed: number): number => (speed <= 1 ? 1.25 : speed === 2 ? 1 : 0.7);
