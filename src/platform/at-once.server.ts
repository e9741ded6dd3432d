import { Refusal } from "../kernel/refusal.ts";
import type { Metrics } from "./metrics.server.ts";

export type AtOnce = <Made>(make: () => Promise<Made>) => Promise<Made>;

/**
 * Pages and calls in the making: at most so many, and whoever comes then is asked to come again, at once. A queue would make everybody
 * wait until nobody is served in time. What is kept, files, health checks and webhooks are not counted.
 */
export function openAtOnce(most: number, { turnedAway }: Pick<Metrics, "turnedAway">): AtOnce {
  let inTheMaking = 0;
  return async (make) => {
    if (inTheMaking >= most) {
      turnedAway.inc();
      throw new Refusal("TRY_AGAIN_LATER");
    }
    inTheMaking++;
    try {
      return await make();
    } finally {
      inTheMaking--;
    }
  };
}
