/**
 * Moments in milliseconds. From `realAt` on, when it showed `networkAt`, it runs `speed` times as fast, until the real
 * moment `fastUntil`.
 */
export type NetworkClock = { realAt: number; networkAt: number; speed: number; fastUntil: number };

/** What the network's clock shows, in whole seconds. */
export function shownBy(clock: NetworkClock, real: number): number {
  return wholeSecond(momentOf(clock, real));
}

export function wholeSecond(moment: number): number {
  return Math.floor(moment / 1000) * 1000;
}

/** The clock moved on by so much; it runs on as fast as it did. */
export function movedOn(clock: NetworkClock, real: number, by: number): NetworkClock {
  return { ...clock, realAt: real, networkAt: momentOf(clock, real) + Math.max(0, by) };
}

/** The clock so many times as fast, for so many real milliseconds. */
export function spedUp(clock: NetworkClock, real: number, speed: number, lasting: number): NetworkClock {
  return { realAt: real, networkAt: momentOf(clock, real), speed, fastUntil: real + lasting };
}

/** A real clock that is set back makes it stand, never go back. */
function momentOf({ realAt, networkAt, speed, fastUntil }: NetworkClock, real: number): number {
  const fast = Math.max(0, Math.min(real, fastUntil) - realAt);
  return networkAt + fast * speed + Math.max(0, real - Math.max(realAt, fastUntil));
}
