/** As many as there are jobs at the same time: by then one service holds all of them up. */
const mostInVain = 4;
/** A quick "no" keeps nobody waiting. */
const slowMs = 3_000;
const pauseMs = 5_000;

export type CircuitBreaker = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

/**
 * A service that keeps its callers waiting holds up whatever else they have to do: four jobs at one gateway, and no e-mail leaves.
 * After four calls in a row that waited in vain all others fail at once, but for one at a time, every five seconds, which
 * finds out whether it answers again.
 */
export function circuitBreaker({
  clock,
  isFailure,
  unavailable,
}: {
  clock: () => Date;
  /** Whether an error says that nothing was answered; everything else is an answer. */
  isFailure: (error: unknown) => boolean;
  unavailable: () => Error;
}): CircuitBreaker {
  let inVain = 0;
  let tryAgainAt = 0;
  let isTrying = false;

  return async (call) => {
    const began = clock().getTime();
    const isTrial = inVain >= mostInVain;
    if (isTrial && (isTrying || began < tryAgainAt)) throw unavailable();
    if (isTrial) isTrying = true;
    try {
      const answer = await call();
      inVain = 0;
      return answer;
    } catch (error) {
      if (!isFailure(error)) inVain = 0;
      else if (clock().getTime() - began >= slowMs) inVain++;
      tryAgainAt = clock().getTime() + pauseMs;
      throw error;
    } finally {
      if (isTrial) isTrying = false;
    }
  };
}
