import { setTimeout as pause } from "node:timers/promises";
import type { FastifyReply } from "fastify";

/** Ways in which suppliers fail; `drops` does what it was asked, and the response is lost. */
export const failures = ["down", "busy", "slow", "nonsense", "drops"] as const;
type Failure = (typeof failures)[number];

const slowMs = 3000;

/** `chance` from 0 to 1; `rate` of all calls fail. */
export function failureFor(rate: number, chance: number): Failure | undefined {
  return chance < rate ? failures[Math.floor((chance / rate) * failures.length)] : undefined;
}

/** Does what was asked, or fails on the way; `drops` cuts the connection. */
export async function failing(
  failure: Failure | undefined,
  reply: FastifyReply,
  act: () => Promise<unknown>,
): Promise<unknown> {
  if (failure === "down") return reply.code(503).send("Service Unavailable");
  if (failure === "busy") return reply.code(429).send({ success: false, errorCode: "000101", errorMsg: "busy" });
  if (failure === "nonsense")
    return reply.send({
      success: true,
      obj: "<html>",
      header: { functionExecutionStatus: { status: "Executed-Probably" } },
    });
  if (failure === "slow") await pause(slowMs);
  const answer = await act();
  if (failure !== "drops") return answer;
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
