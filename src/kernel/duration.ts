/** In milliseconds; a day of 24 hours, whatever the clocks do (src/kernel/zoned-time.ts knows days of 23 and 25). */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
