import type { FastifyInstance } from "fastify";

export type Draining = { hasBegun(): boolean; begin(): void };

/**
 * The time between "stop" and the end: the shop says that it is not ready, and every answer asks its browser or proxy
 * to come back on another connection. A connection that is closed without having been told so cuts off whoever asks in
 * that very moment.
 */
export function drainable(app: FastifyInstance): Draining {
  let begun = false;
  app.addHook("onSend", async (_request, reply) => {
    if (begun) reply.header("connection", "close");
  });
  return { hasBegun: () => begun, begin: () => void (begun = true) };
}
