/** Of one member in an hour: more is copying, not working. */
export const exportsPerHour = 20;

/** For so long after it was asked for the file can be begun: its address lies in the browser's history. */
export const exportMinutes = 10;

/** Orders that are read at once: some milliseconds of this process, so that nobody waits behind an export. */
export const readAtOnce = 1000;

/** After so many the right to them is asked for again: what is taken away in the middle ends the file there. */
export const untilAskedAgain = 10_000;
