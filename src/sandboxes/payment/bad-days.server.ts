import { setTimeout as pass } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/**
 * What may go wrong with a call: never done, done late, or done with the answer lost on the way (the worst of the
 * three).
 */
type BadDay = "unavailable" | "slow" | "lost";
const badDays: readonly BadDay[] = ["unavailable", "slow", "lost"];

type BadDays = { rate: number; chance: () => number; slowMs: number };

/** Which misfortune meets this call; none with a rate of 0. One throw of `chance` (0 to 1) decides both. */
export function badDayFor({ rate, chance }: Pick<BadDays, "rate" | "chance">): BadDay | undefined {
  const thrown = chance();
  return thrown < rate ? badDays[Math.floor((thrown / rate) * badDays.length)] : undefined;
}

/**
 * Makes calls of the shop's server fail at random, so that a test can see what the shop does about it
 * (SANDBOX_FAILURE_RATE).
 */
export function injectFailures(server: FastifyInstance, days: BadDays): void {
  if (days.rate === 0) return;
  const lost = new WeakSet<object>();
  server.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/v1/")) return;
    const bad = badDayFor(days);
    if (bad === "unavailable")
      await reply.code(503).send({ error: { code: "bad_day", message: "Told to fail (SANDBOX_FAILURE_RATE)." } });
    if (bad === "slow") await pass(days.slowMs);
    if (bad === "lost") lost.add(request.raw);
  });
  server.addHook("onSend", async (request) => {
    if (lost.has(request.raw)) request.raw.socket.destroy();
  });
}
