/** Whoever waits for one gets a turn of the event loop to themselves, in the order in which they came. */
type Turns = () => Promise<void>;

/**
 * What takes the processor for milliseconds, such as drawing a page, is done once a turn: twenty in a row would be one
 * turn of 200 ms, in which nobody new is heard and nobody who was refused is told.
 */
export function openTurns(): Turns {
  let last = Promise.resolve();
  return () => (last = last.then(() => new Promise((begin) => void setImmediate(begin))));
}
