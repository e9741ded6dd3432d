import type { FastifyInstance } from "fastify";
import { WebhookRefused } from "../../adapters/payment/payment-gateway.ts";
import type { Shop } from "../context.server.ts";

export type TakeWebhook = (body: Buffer, headers: Record<string, string | string[] | undefined>) => Promise<"taken" | "later">;

/** Where the payment gateway reports. The signature is over raw bytes, so nothing may parse the body before it is checked. */
export function webhookRoutes(app: FastifyInstance, { log }: Pick<Shop, "log">, take: TakeWebhook): void {
  void app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 1_048_576 }, (_request, body, done) => done(null, body));
    raw.post("/webhooks/payment", async (request, reply) => {
      try {
        const outcome = await take(request.body as Buffer, request.headers);
        return reply.status(outcome === "taken" ? 200 : 503).send({ outcome });
      } catch (error) {
        if (!(error instanceof WebhookRefused)) throw error;
        log.warn({ reason: error.message }, "a webhook was refused");
        return reply.status(400).send({ outcome: "refused" });
      }
    });
  });
}
