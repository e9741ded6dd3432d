import { availableParallelism } from "node:os";

export type ProcessPlaces = {
  /**
   * Calls `begin` at once or when it is its turn: the most urgent first, then whoever came first. A process that gives its
   * place back before it asks for the next one lets one of the others go first, so that nobody waits for ever.
   */
  take(niceness: number, begin: () => void): void;
  giveBack(): void;
};

/**
 * How many processes compute at the same time: one processor stays free for pages. Even the nicest process is left to the
 * end of its slice of time by Linux, and a page waits for that on each of its ways between client, server and database.
 */
export function openProcessPlaces(most = Math.max(1, availableParallelism() - 1)): ProcessPlaces {
  const waiting: { niceness: number; begin: () => void }[] = [];
  let free = most;
  return {
    take(niceness, begin) {
      if (free === 0) {
        waiting.push({ niceness, begin });
        return;
      }
      free--;
      begin();
    },
    giveBack() {
      const next = waiting.toSorted((one, other) => one.niceness - other.niceness)[0];
      if (!next) {
        free++;
        return;
      }
      waiting.splice(waiting.indexOf(next), 1);
      next.begin();
    },
  };
}
