import { Transform } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal } from "../../kernel/refusal.ts";
import type { Config } from "../config.server.ts";
import type { Metrics } from "../metrics.server.ts";
import { networksOf } from "../networks.server.ts";
import { whereabouts } from "./visitor.server.ts";

/** A body is in memory several times while it is parsed, checked and sealed. No network, however wide, holds half of all. */
const mostBytes = { ofProcess: 256 * 2 ** 20, ofAnyNetwork: 128 * 2 ** 20, ofAddress: 64 * 2 ** 20 };

/**
 * Large bodies are read before anything is known of whoever sends them: so many bytes of each network, and of all, are held
 * at the same time. Each counts as it arrives, so that whoever announces much and sends nothing takes no one's place; who
 * comes when it would be too much is told to come again before anything is read.
 */
export function boundHeldBodies(
  app: FastifyInstance,
  { config, metrics, usual }: { config: Config; metrics: Pick<Metrics, "turnedAway">; usual: number },
): void {
  const held = new Map<string, number>();
  const all = "all";

  /** Each network of an address, and all together, with the most that it may hold. */
  function limitsOf(request: FastifyRequest): { name: string; most: number }[] {
    const networks = networksOf(whereabouts(request, config).address);
    const most = (times: number) =>
      Math.min(mostBytes.ofAddress * config.NETWORK_TRIES * times, mostBytes.ofAnyNetwork);
    return [
      ...networks.map(({ name, times }) => ({ name, most: most(times) })),
      { name: all, most: mostBytes.ofProcess },
    ];
  }

  app.addHook("preParsing", async (request, reply, payload) => {
    const bytes = longestOf(request, usual);
    if (bytes <= usual) return undefined;
    const limits = limitsOf(request);
    const isRoomFor = (more: number) => limits.every(({ name, most }) => (held.get(name) ?? 0) + more <= most);
    const count = (more: number) => {
      for (const { name } of limits) {
        const now = (held.get(name) ?? 0) + more;
        if (now > 0) held.set(name, now);
        else held.delete(name);
      }
    };
    const turnAway = () => {
      metrics.turnedAway.inc();
      return new Refusal("TRY_AGAIN_LATER");
    };
    if (!isRoomFor(bytes)) throw turnAway();
    let arrived = 0;
    const counted = new Transform({
      transform(piece: Buffer, _encoding, done) {
        if (!isRoomFor(piece.length)) {
          release();
          return done(turnAway());
        }
        count(piece.length);
        arrived += piece.length;
        return done(null, piece);
      },
    });
    const release = () => {
      count(-arrived);
      arrived = 0;
      // the rest is let pass, or the connection's next request would wait behind it
      payload.unpipe(counted).resume();
    };
    // whoever goes away in the middle ends no response
    for (const end of ["finish", "close"]) reply.raw.once(end, release);
    payload.once("error", (error) => counted.destroy(error));
    return payload.pipe(counted);
  });
}

/** What says nothing of its length may be as long as its route allows. */
function longestOf({ headers, routeOptions }: FastifyRequest, usual: number): number {
  const most = routeOptions.bodyLimit ?? usual;
  const said = headers["content-length"];
  if (said === undefined) return headers["transfer-encoding"] === undefined ? 0 : most;
  return Math.min(Number(said), most);
}
