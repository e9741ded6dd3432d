import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal } from "../../kernel/refusal.ts";
import type { Config } from "../config.server.ts";
import type { Metrics } from "../metrics.server.ts";
import { networksOf } from "../networks.server.ts";
import { whereabouts } from "./visitor.server.ts";

/** A body is in memory several times while it is parsed, checked and sealed. */
const mostBytes = { ofProcess: 256 * 2 ** 20, ofNetwork: 64 * 2 ** 20 };

/**
 * Large bodies are read before anything is known of whoever sends them: so many of one network, and of all, are held at the
 * same time, by what they say of their length. Whoever comes then is told to come again before anything is read.
 */
export function boundHeldBodies(
  app: FastifyInstance,
  { config, metrics, usual }: { config: Config; metrics: Pick<Metrics, "turnedAway">; usual: number },
): void {
  const ofNetwork = new Map<string, number>();
  let all = 0;
  const count = (network: string, bytes: number) => {
    all += bytes;
    const held = (ofNetwork.get(network) ?? 0) + bytes;
    if (held > 0) ofNetwork.set(network, held);
    else ofNetwork.delete(network);
  };
  app.addHook("onRequest", async (request, reply) => {
    const bytes = longestOf(request, usual);
    if (bytes <= usual) return;
    const network = networksOf(whereabouts(request, config).address)[0].name;
    const most = mostBytes.ofNetwork * config.NETWORK_TRIES;
    if (all + bytes > mostBytes.ofProcess || (ofNetwork.get(network) ?? 0) + bytes > most) {
      metrics.turnedAway.inc();
      throw new Refusal("TRY_AGAIN_LATER");
    }
    count(network, bytes);
    let isHeld = true;
    const release = () => {
      if (isHeld) count(network, -bytes);
      isHeld = false;
    };
    // whoever goes away in the middle ends no response
    for (const end of ["finish", "close"]) reply.raw.once(end, release);
  });
}

/** What says nothing of its length may be as long as its route allows. */
function longestOf({ headers, routeOptions }: FastifyRequest, usual: number): number {
  const most = routeOptions.bodyLimit ?? usual;
  const said = headers["content-length"];
  if (said === undefined) return headers["transfer-encoding"] === undefined ? 0 : most;
  return Math.min(Number(said), most);
}
