import { availableParallelism } from "node:os";

export type ProcessPlaces = {
  /**
   * Calls `begin` at once or when it is its turn: the most urgent first, then whoever came first. Whoever was passed over
   * often enough is next, so that nobody waits for ever.
   */
  take(niceness: number, begin: () => void): void;
  giveBack(): void;
};

/** A photograph that waits to be checked keeps its sender from going on; what a reading would fill in can be typed. */
const mostPassedOver = 4;

/**
 * How many processes compute at the same time: one processor stays free for pages. Even the nicest process is left to the
 * end of its slice of time by Linux, and a page waits for that on each of its ways between client, server and database.
 */
export function openProcessPlaces(most = Math.max(1, availableParallelism() - 1)): ProcessPlaces {
  const waiting: { niceness: number; begin: () => void; passedOver: number }[] = [];
  let free = most;
  return {
    take(niceness, begin) {
      if (free === 0) {
        waiting.push({ niceness, begin, passedOver: 0 });
        return;
      }
      free--;
      begin();
    },
    giveBack() {
      const next =
        waiting.find(({ passedOver }) => passedOver === mostPassedOver) ??
        waiting.toSorted((one, other) => one.niceness - other.niceness)[0];
      if (!next) {
        free++;
        return;
      }
      const at = waiting.indexOf(next);
      waiting.splice(at, 1);
      for (const earlier of waiting.slice(0, at)) earlier.passedOver++;
      next.begin();
    },
  };
}
