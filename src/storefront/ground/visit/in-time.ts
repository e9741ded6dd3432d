/** Row E3: a part of the page that has not come by then counts as failed. */
const longestMs = 120_000;

/**
 * Waits for code or words on their way; browsers themselves would wait for ever. The words of the error are those of
 * failed-load.ts.
 */
export function inTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("Error loading chunk: it took too long")), longestMs);
    loading.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
