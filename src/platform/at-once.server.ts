import { performance } from "node:perf_hooks";
import { Refusal } from "../kernel/refusal.ts";
import type { Metrics } from "./metrics.server.ts";

export type AtOnce = {
  make<Made>(make: () => Promise<Made>): Promise<Made>;
  /**
   * Whether to reject a new request: checked before anything of the request is read, and again when its page starts
   * rendering.
   */
  isFull(): boolean;
};

/** Above this utilisation the CPU is the bottleneck: more concurrency makes nothing faster. */
const busyShare = 0.9;
const milliseconds = { betweenLooks: 200, waitAtMost: 600 };
/** Always allowed: a pause of the machine or a first page is not overload. */
const leastRoom = 64;
/** Requests per second, until the first overload has shown how many this machine manages. */
const firstGuess = 400;

/**
 * Whether, since the last call, this process was never idle, or all database connections were in use and requests
 * queued for one.
 */
type Load = { now: () => number; isBusy: () => boolean };

/**
 * Concurrency limit for pages and calls: at most `most`, and no more than this process completes in `waitAtMost`, not
 * counting those that wait for others (a payment gateway, say). Excess requests are rejected at once: a queue would
 * make everybody wait until nobody is served in time. Throughput is measured while the process is busy and remembered,
 * since overload comes without warning.
 */
export function openAtOnce(most: number, { turnedAway }: Pick<Metrics, "turnedAway">, { now, isBusy }: Load): AtOnce {
  let inTheMaking = 0;
  /** Since the last look. */
  let finished = 0;
  let fewest = 0;
  let looked = now();
  let perMillisecond = firstGuess / 1000;
  /** Requests that stayed open while the process was idle are waiting for something else. */
  let waitForOthers = 0;
  const roomNow = () =>
    Math.min(most, waitForOthers + Math.max(leastRoom, Math.ceil(perMillisecond * milliseconds.waitAtMost)));
  let room = roomNow();
  const look = () => {
    const passed = now() - looked;
    if (passed < milliseconds.betweenLooks) return;
    if (isBusy()) {
      perMillisecond = (perMillisecond + finished / passed) / 2;
      waitForOthers = Math.floor(waitForOthers / 2);
    } else waitForOthers = fewest;
    room = roomNow();
    finished = 0;
    fewest = inTheMaking;
    looked += passed;
  };
  const isFull = () => {
    look();
    return inTheMaking >= room;
  };
  return {
    isFull,
    async make(make) {
      if (isFull()) {
        turnedAway.inc();
        throw new Refusal("TRY_AGAIN_LATER");
      }
      inTheMaking++;
      try {
        return await make();
      } finally {
        inTheMaking--;
        finished++;
        fewest = Math.min(fewest, inTheMaking);
        look();
      }
    },
  };
}

/** `pool`: the database connections that pages and calls share. */
export function loadOfProcess(pool: { waitingCount: number }): Load {
  let before = performance.eventLoopUtilization();
  return {
    now: () => performance.now(),
    isBusy: () => {
      const until = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(until, before);
      before = until;
      return utilization >= busyShare || pool.waitingCount > 0;
    },
  };
}
