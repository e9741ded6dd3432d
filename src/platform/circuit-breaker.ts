/** As many as there are jobs at the same time: by then one service holds all of them up. */
const mostInVain = 4;
/** A quick "no" keeps nobody waiting. */
const slowMs = 3_000;
const pauseMs = 5_000;
/** As long as somebody may wait to hear whether it answers again: who is well answers by then. */
const patienceMs = 1_000;

export type CircuitBreaker = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

/**
 * A service that keeps its callers waiting holds up whatever else they have to do: four jobs at one gateway, and no e-mail leaves.
 * After four calls in a row that waited in vain all others fail at once, but for one at a time, every five seconds, which
 * finds out whether it answers again; whoever comes meanwhile waits a second for that.
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
  let answeredAt = -Infinity;
  let tryAgainAt = 0;
  let trial: Promise<unknown> | undefined;

  const now = () => clock().getTime();
  const isOpen = () => inVain >= mostInVain;

  async function made<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const began = now();
    const answered = () => {
      inVain = 0;
      answeredAt = now();
    };
    try {
      const answer = await call();
      answered();
      return answer;
    } catch (error) {
      const isSlow = now() - began >= slowMs;
      if (!isFailure(error) || (isOpen() && !isSlow)) answered();
      // one that began before somebody was answered says nothing of how the service is since
      else if (isSlow && began >= answeredAt) inVain++;
      tryAgainAt = now() + pauseMs;
      throw error;
    }
  }

  return async (call) => {
    if (!isOpen()) return made(call);
    if (trial) await atMost(patienceMs, trial);
    if (!isOpen()) return made(call);
    if (trial || now() < tryAgainAt) throw unavailable();
    const mine = made(call).finally(() => (trial = undefined));
    trial = mine.catch(() => {});
    return mine;
  };
}

async function atMost(milliseconds: number, settled: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([settled, promise]);
  clearTimeout(timer);
}
