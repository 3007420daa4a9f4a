/** The values of the digit keys: `0` for a zero, `1` for a ten, up to `6` for five hundred. */
export const digits: readonly number[] = [0, 10, 20, 50, 100, 200, 500];
