import type { FastifyInstance } from "fastify";

export type Draining = { hasBegun(): boolean; begin(): void };

/**
 * The time between SIGTERM and exit: `/readyz` fails, and every response asks the client to close its connection.
 * Closing a connection without that notice would break a request that is being sent at that moment.
 */
export function drainable(app: FastifyInstance): Draining {
  let begun = false;
  app.addHook("onSend", async (_request, reply) => {
    if (begun) reply.header("connection", "close");
  });
  return { hasBegun: () => begun, begin: () => void (begun = true) };
}
