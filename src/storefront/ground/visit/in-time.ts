/** Row E3: a chunk that has not loaded by then counts as failed. */
const longestMs = 120_000;

/**
 * Adds a timeout to loading code or texts; browsers themselves would wait for ever. The error's message is one of
 * failed-load.ts.
 */
export function inTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("Error loading chunk: it took too long")), longestMs);
    loading.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
