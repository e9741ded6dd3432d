import type { AddressInfo } from "node:net";
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type pg from "pg";
import { detectLanguage } from "../../kernel/language.ts";
import { injectFailures } from "./bad-days.server.ts";
import { startClockwork, type GatewayLog } from "./clockwork.server.ts";
import { gatewayApi } from "./gateway-api.server.ts";
import type { Gateway } from "./gateway.server.ts";
import { pageFiles } from "./page-files.server.ts";
import { sendPage } from "./page-headers.ts";
import { noticePage } from "./pages/pay-pages.ts";
import { payPageRoutes } from "./pay-page-routes.server.ts";

export type SandboxGatewayOptions = {
  database: pg.Pool;
  /** The address of this server as browsers see it; by default http://localhost and the port it got. */
  origin?: string;
  /** 0 takes any free port. */
  port: number;
  host: string;
  secretKey: string;
  webhookSecret: string;
  /** Where the shop takes webhooks. */
  webhookUrl: string;
  /** How long "pending" payments and refunds are pending. */
  pendingSeconds?: number;
  /** Which part of the shop's calls goes wrong, 0 to 1. */
  failureRate?: number;
  now: () => Date;
  log: GatewayLog;
};

export type SandboxGateway = {
  origin: string;
  /** Settles, expires and delivers what is due by the clock, now; the gateway also does so by itself. */
  doDueWork(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Starts the outside service that takes the demo shop's money: an API for the shop's server, a pay page for its
 * shoppers, signed webhooks. All its state is in the schema sandbox_gateway, so it survives any death of the process,
 * and several processes can serve it. It shares nothing else with the shop, which reaches it over HTTP only.
 */
export async function startSandboxGateway(options: SandboxGatewayOptions): Promise<SandboxGateway> {
  const {
    database,
    port,
    host,
    secretKey,
    webhookSecret,
    webhookUrl,
    pendingSeconds = 5,
    failureRate = 0,
    now,
    log,
  } = options;
  const server = Fastify({ logger: false, bodyLimit: 65_536, forceCloseConnections: true });
  const clockwork = startClockwork({ database, target: { url: webhookUrl, secret: webhookSecret }, now, log });
  const gateway: Gateway = { database, secretKey, origin: options.origin ?? "", pendingSeconds, now, log, clockwork };

  injectFailures(server, { rate: failureRate, chance: Math.random, slowMs: 2_000 });
  gatewayApi(server, gateway);
  payPageRoutes(server, gateway);
  pageFiles(server);
  answerTheRest(server, log);

  try {
    await server.listen({ port, host });
  } catch (error) {
    await clockwork.stop();
    throw error;
  }
  gateway.origin ||= `http://localhost:${(server.server.address() as AddressInfo).port}`;

  return {
    origin: gateway.origin,
    doDueWork: () => clockwork.run(),
    async close() {
      await server.close();
      await clockwork.stop();
    },
  };
}

/** Where no route matches: an error object for the shop's server, a page for a person. */
function answerTheRest(server: FastifyInstance, log: GatewayLog): void {
  server.setNotFoundHandler(async (request, reply) => {
    return sayNo(request, reply, { status: 404, code: "no_such_call", notice: "unknown" });
  });
  server.setErrorHandler(async (error: FastifyError, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    // the path only: a body or a query could hold what a shopper typed
    if (status === 500)
      log.error({ err: error, path: request.url.split("?", 1)[0] }, "sandbox gateway: a request failed");
    return sayNo(request, reply, { status, code: status === 500 ? "internal" : error.code, notice: "broken" });
  });
}

type No = { status: number; code: string; notice: "unknown" | "broken" };

function sayNo({ url, headers }: FastifyRequest, reply: FastifyReply, { status, code, notice }: No): FastifyReply {
  if (url.startsWith("/v1/"))
    return reply.code(status).send({ error: { code, message: "This call was not answered." } });
  const language = detectLanguage({ acceptLanguage: headers["accept-language"] });
  return sendPage(reply, status, noticePage(language, notice));
}
