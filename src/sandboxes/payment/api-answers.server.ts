import type { FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod";
import { idempotencyHeader } from "./gateway-wire.ts";

/** What came with a call that writes; where it is not what it should be, the answer has been sent. */
export function read<Wish extends z.ZodType>(shape: Wish, request: FastifyRequest, reply: FastifyReply) {
  const key = request.headers[idempotencyHeader];
  const wish = shape.safeParse(request.body);
  if (typeof key !== "string" || key.length === 0 || key.length > 255) {
    void refuse(reply, 400, "no_idempotency_key", "Send an Idempotency-Key of at most 255 characters.");
    return undefined;
  }
  if (wish.success) return { key, wish: wish.data };
  void refuse(
    reply,
    400,
    "invalid_request",
    wish.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; "),
  );
  return undefined;
}

export function keyReused(reply: FastifyReply) {
  return refuse(reply, 409, "idempotency_key_reused", "This Idempotency-Key was used before with another request.");
}

export function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send({ error: { code, message } });
}
