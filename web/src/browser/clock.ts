const start = Date.now() - performance.now();

/**
 * Returns milliseconds since the Unix epoch, as the device's clock said when the page was loaded. It never
 * jumps: a corrected device clock does not change it.
 */
export const steadyNow = (): number => start + performance.now();
