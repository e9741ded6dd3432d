import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { gardenStones, rakedSand, stoneIcon } from "./pages/sand-garden.ts";

/** The few files that the pages use, read or drawn once. */
export function pageFiles(server: FastifyInstance): void {
  const files = [
    { path: "/pay-page.css", type: "text/css; charset=utf-8", content: written("pay-page.css") },
    { path: "/watch-payment.js", type: "text/javascript; charset=utf-8", content: written("watch-payment.js") },
    { path: "/sand.svg", type: "image/svg+xml", content: rakedSand() },
    { path: "/stones.svg", type: "image/svg+xml", content: gardenStones() },
    { path: "/stone.svg", type: "image/svg+xml", content: stoneIcon() },
  ];
  for (const { path, type, content } of files) {
    server.get(path, async (_request, reply) =>
      reply.headers({ "cache-control": "max-age=300", "x-content-type-options": "nosniff" }).type(type).send(content),
    );
  }
}

function written(file: string): string {
  return readFileSync(join(import.meta.dirname, "pages", file), "utf8");
}
