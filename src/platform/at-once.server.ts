import { performance } from "node:perf_hooks";
import { Refusal } from "../kernel/refusal.ts";
import type { Metrics } from "./metrics.server.ts";

export type AtOnce = {
  make<Made>(make: () => Promise<Made>): Promise<Made>;
  /**
   * Whether whoever comes now is turned away: asked before anything is read of a request, and once more when its page
   * is begun.
   */
  isFull(): boolean;
};

/**
 * From this share of its time on the processor is what everybody waits for: more in the making makes nothing faster.
 */
const busyShare = 0.9;
const milliseconds = { betweenLooks: 200, waitAtMost: 600 };
/** So few are never too many: a pause of the machine, or a first page, is no crowd. */
const leastRoom = 64;
/** A second, until the first crowd has shown how many it is here. */
const firstGuess = 400;

/**
 * Whether, since it was asked last, this process had no pause, or all database connections were taken and others
 * waited.
 */
type Load = { now: () => number; isBusy: () => boolean };

/**
 * Pages and calls in the making: at most `most`, and no more than this process finishes in `waitAtMost`, beside those
 * that wait for others (a gateway, say). Whoever comes then is asked to come again, at once: a queue would make
 * everybody wait until nobody is served in time. How many it finishes is learned while it is busy and kept, since a
 * crowd comes when nobody expects it.
 */
export function openAtOnce(most: number, { turnedAway }: Pick<Metrics, "turnedAway">, { now, isBusy }: Load): AtOnce {
  let inTheMaking = 0;
  /** Since the last look. */
  let finished = 0;
  let fewest = 0;
  let looked = now();
  let perMillisecond = firstGuess / 1000;
  /** Who was there all the time while it was not busy does not wait for it. */
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
