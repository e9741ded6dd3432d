import { performance } from "node:perf_hooks";
import { Refusal } from "../kernel/refusal.ts";
import type { Metrics } from "./metrics.server.ts";

export type AtOnce = <Made>(make: () => Promise<Made>) => Promise<Made>;

/** From here on the processor is what everybody waits for: more in the making makes nothing faster. */
const busy = 0.9;
const milliseconds = { betweenLooks: 200, waitAtMost: 400 };
/** So few are never too many: a pause of the machine, or a first page, is no crowd. */
const leastRoom = 64;

type Load = { now: () => number; /** Share of the time since it was asked last in which this process had no pause. */ busyShare: () => number };

/**
 * Pages and calls in the making: at most `most`, and as long as the processor is what they wait for, no more than it finishes in
 * `waitAtMost`. Whoever comes then is asked to come again, at once: a queue would make everybody wait until nobody is served in time.
 * Waiting for others (a gateway, the database) is no load. What is kept, files, health checks and webhooks are not counted.
 */
export function openAtOnce(most: number, { turnedAway }: Pick<Metrics, "turnedAway">, { now, busyShare }: Load = thisProcess()): AtOnce {
  let inTheMaking = 0;
  let room = most;
  let finished = 0;
  let looked = now();
  const look = () => {
    const passed = now() - looked;
    if (passed < milliseconds.betweenLooks) return;
    const inTime = Math.ceil((finished / passed) * milliseconds.waitAtMost);
    room = busyShare() < busy ? most : Math.min(most, Math.max(leastRoom, inTime));
    finished = 0;
    looked += passed;
  };
  return async (make) => {
    look();
    if (inTheMaking >= room) {
      turnedAway.inc();
      throw new Refusal("TRY_AGAIN_LATER");
    }
    inTheMaking++;
    try {
      return await make();
    } finally {
      inTheMaking--;
      finished++;
    }
  };
}

function thisProcess(): Load {
  let before = performance.eventLoopUtilization();
  return {
    now: () => performance.now(),
    busyShare: () => {
      const until = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(until, before);
      before = until;
      return utilization;
    },
  };
}
