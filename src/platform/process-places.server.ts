import { availableParallelism } from "node:os";

export type ProcessPlaces = {
  /**
   * Calls `begin` at once or when it is its turn: the most urgent first, then whoever came first. Whoever was passed over
   * often enough is next, so that nobody waits for ever. `longestMs`: begun after so long although no place is free.
   */
  take(niceness: number, begin: () => void, longestMs?: number): void;
  giveBack(): void;
};

/** A photograph that waits to be checked keeps its sender from going on; what a reading would fill in can be typed. */
const mostPassedOver = 4;

type Waiting = { niceness: number; begin: () => void; passedOver: number; longest?: NodeJS.Timeout };

/**
 * How many processes compute at the same time: one processor stays free for pages, which share caches and memory with them
 * even where they leave the processor at once (idle-process.server.ts).
 */
export function openProcessPlaces(most = Math.max(1, availableParallelism() - 1)): ProcessPlaces {
  const waiting: Waiting[] = [];
  let free = most;
  return {
    take(niceness, begin, longestMs) {
      if (free <= 0) {
        const one: Waiting = { niceness, begin, passedOver: 0 };
        waiting.push(one);
        if (longestMs !== undefined) one.longest = setTimeout(beginAnyway, longestMs, one).unref();
        return;
      }
      free--;
      begin();
    },
    giveBack() {
      if (free < 0) {
        free++;
        return;
      }
      const next =
        waiting.find(({ passedOver }) => passedOver === mostPassedOver) ??
        waiting.toSorted((one, other) => one.niceness - other.niceness)[0];
      if (!next) {
        free++;
        return;
      }
      const at = waiting.indexOf(next);
      for (const earlier of waiting.slice(0, at)) earlier.passedOver++;
      leave(next);
      next.begin();
    },
  };

  function beginAnyway(one: Waiting): void {
    leave(one);
    free--;
    one.begin();
  }

  function leave(one: Waiting): void {
    clearTimeout(one.longest);
    waiting.splice(waiting.indexOf(one), 1);
  }
}
