import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../../kernel/refusal.ts";
import { refusalEnvelope, type Answer } from "../../platform/answer.server.ts";
import { contextFor, type Context, type Shop } from "../../platform/context.server.ts";
import { refuseForeignForm } from "../../platform/http/own-forms.server.ts";
import { callingVisitor } from "../../platform/http/visitor.server.ts";
import { retryAfter } from "../../platform/maintenance.server.ts";

const path = "/mcp";
const passedOn = ["accept", "content-type", "mcp-protocol-version"] as const;

/**
 * The shop for assistants that speak the Model Context Protocol. It has no session and reads no cookie: whoever calls
 * is a visitor who has just come, with a visitor's limits.
 */
export function agentRoutes(app: FastifyInstance, shop: Shop, answer: Answer): void {
  app.post(path, async (request, reply) => {
    // a page of another site would use up what the network of its visitor may ask (DNS rebinding, too)
    refuseForeignForm(request, shop.origin);
    const { until } = (await shop.maintenance.current()) ?? {};
    const visitor = callingVisitor(request, shop.config);
    if (until) return sendClosed(reply, until, { ...shop, visitor });
    // a batch would be many calls for the price of one
    if (Array.isArray(request.body)) throw new Refusal("INVALID_INPUT");
    await shop.limits.spend("read", contextFor(shop, visitor));
    // the protocol's package is loaded by its first caller: a shop that starts does not wait for it
    const { answerAgent } = await import("./agent-server.server.ts");
    const answered = await shop.atOnce.make(() =>
      answerAgent(asWebRequest(request, shop.origin), request.body, {
        answer,
        context: (language) => contextFor(shop, { ...visitor, language }),
        origin: shop.origin,
      }),
    );
    return send(reply, answered);
  });
  // without sessions nothing is pushed, and there is nothing to end
  app.route({
    method: ["GET", "DELETE"],
    url: path,
    handler: (_request, reply) =>
      reply.status(405).header("allow", "POST").type("text/plain; charset=utf-8").send("POST"),
  });
}

function sendClosed(reply: FastifyReply, until: Date, { clock, visitor }: Pick<Context, "clock" | "visitor">) {
  const { status, envelope } = refusalEnvelope(new Refusal("UNDER_MAINTENANCE"), { visitor });
  reply.status(status).header("retry-after", retryAfter(until, clock())).header("cache-control", "no-store");
  return reply.type("text/plain; charset=utf-8").send(envelope.resultMessage);
}

function asWebRequest({ headers }: FastifyRequest, origin: string): Request {
  const given = passedOn.flatMap((name) => {
    const value = headers[name];
    return typeof value === "string" ? [[name, value] as [string, string]] : [];
  });
  return new Request(`${origin}${path}`, { method: "POST", headers: given });
}

async function send(reply: FastifyReply, answered: Response): Promise<FastifyReply> {
  const type = answered.headers.get("content-type");
  reply.status(answered.status).header("cache-control", "no-store");
  if (type) reply.type(type);
  return reply.send(await answered.text());
}
