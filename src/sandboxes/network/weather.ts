import { setTimeout as pause } from "node:timers/promises";
import { NetworkUnavailable } from "../../adapters/network/network.ts";

/**
 * What happens to a call on its way: `before` it arrives, and `after` it was done, when only the answer can get lost.
 */
export type Weather = { before(): Promise<void>; after(): Promise<void> };

/**
 * `failureRate`: how many of 1 calls fail, half of them on the way there and half on the way back.
 * `latencyMs`: how long a call takes.
 */
export function weather({
  failureRate,
  latencyMs,
  chance = Math.random,
}: {
  failureRate: number;
  latencyMs: number;
  chance?: () => number;
}): Weather {
  const mayFail = (where: string) => {
    // two chances a call: together they make the rate
    if (chance() < 1 - Math.sqrt(1 - failureRate)) throw new NetworkUnavailable(`the sandbox network lost ${where}`);
  };
  return {
    async before() {
      if (latencyMs > 0) await pause(latencyMs);
      mayFail("the call");
    },
    async after() {
      mayFail("the answer");
    },
  };
}
