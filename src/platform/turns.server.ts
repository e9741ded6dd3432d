/** Resolves in a turn of the event loop of its own, first come, first served. */
type Turns = () => Promise<void>;

/**
 * Work that blocks for milliseconds, such as rendering a page, runs once per turn: twenty in a row would be one turn of
 * 200 ms, in which no connection is accepted and no rejection sent.
 */
export function openTurns(): Turns {
  let last = Promise.resolve();
  return () => (last = last.then(() => new Promise((begin) => void setImmediate(begin))));
}
