import type { FastifyInstance } from "fastify";
import type { Operation } from "../operation.server.ts";
import { openApiPage } from "./open-api-page.server.ts";
import { openApiDocument } from "./open-api.server.ts";

/** `/openapi.json` for machines, `/openapi` for people. */
export function openApiRoutes(app: FastifyInstance, operations: readonly Operation[], origin: string): void {
  const document = openApiDocument(operations, origin);
  app.get("/openapi.json", async (_request, reply) =>
    reply.header("cache-control", "public, max-age=300").send(document),
  );
  app.get("/openapi", async (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header(
        "content-security-policy",
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
      )
      .send(openApiPage(document)),
  );
}
