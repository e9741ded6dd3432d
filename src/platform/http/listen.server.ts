import { createServer, type ListenOptions, type Server } from "node:net";
import type { FastifyInstance } from "fastify";

/** Node's defaults for an HTTP server: the client may half-close while it waits, and small packets are sent at once. */
const asHttp = { allowHalfOpen: true, noDelay: true };
/**
 * Average number of connections per listening socket: the kernel distributes them by chance, and each socket has its
 * own limit.
 */
const connectionsEach = 512;
const mostSockets = 16;

type Where = { port: number; host: string; most: number };

/**
 * Listens on several sockets that share the port. Node accepts one connection per listening socket and turn of the
 * event loop, and while pages render a turn takes as long as they do: of 300 people who arrive at once, with turns of
 * 20 ms, the last waits six seconds with one socket before even being rejected, and half a second with sixteen. Sharing
 * a port works on Linux only.
 *
 * `most`: concurrent connections; further ones are closed.
 */
export async function listen(app: FastifyInstance, { port, host, most }: Where): Promise<void> {
  const count =
    process.platform === "linux" ? Math.max(1, Math.min(mostSockets, Math.floor(most / connectionsEach))) : 1;
  const each = Math.ceil(most / count);
  // Node's default backlog of 511 fills while one page renders: further connection attempts are dropped by the kernel,
  // and the client retries after one, three or seven seconds
  const where = { port, host, backlog: most, ...(count > 1 && { reusePort: true }) };
  // with a shared port a second process of ours could listen too, without either noticing
  if (count > 1) await close(await opened(createServer(), { port, host, exclusive: true }));
  app.server.maxConnections = each;
  const others = Array.from({ length: count - 1 }, () =>
    createServer(asHttp, (socket) => app.server.emit("connection", socket)),
  );
  for (const other of others) other.maxConnections = each;
  let closed: Promise<unknown>;
  app.addHook("preClose", async () => {
    // not awaited: a server closes when its last connection does, which is later
    closed = Promise.all(others.filter(({ listening }) => listening).map(close));
  });
  app.addHook("onClose", () => closed);
  await app.listen(where);
  await Promise.all(others.map((other) => opened(other, where)));
}

function opened(server: Server, where: ListenOptions): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(where, () => {
      server.off("error", reject);
      resolve(server);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
