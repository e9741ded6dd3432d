import { createServer, type ListenOptions, type Server } from "node:net";
import type { FastifyInstance } from "fastify";

/** Node's, of an HTTP server: an answer may follow the visitor's last word, and small ones go at once. */
const asHttp = { allowHalfOpen: true, noDelay: true };
/**
 * So many connections on average for each listening socket: they are shared out by chance, and each has its own limit.
 */
const connectionsEach = 512;
const mostSockets = 16;

type Where = { port: number; host: string; most: number };

/**
 * Listens on as many sockets as it takes to hear a crowd. Node accepts one connection for each turn of its loop and
 * listening socket, and while pages are rendered a turn takes as long as they do: 300 people who come at turns of 20 ms
 * wait for six seconds at one socket, before anybody could even turn them away, and for half a second at sixteen. Linux
 * alone lets sockets share a port.
 *
 * `most`: connections at the same time; the rest is hung up on.
 */
export async function listen(app: FastifyInstance, { port, host, most }: Where): Promise<void> {
  const count =
    process.platform === "linux" ? Math.max(1, Math.min(mostSockets, Math.floor(most / connectionsEach))) : 1;
  const each = Math.ceil(most / count);
  // Node's 511 are waiting while one page is made: who comes then is heard by nobody, and tries again a second, three
  // or seven later
  const where = { port, host, backlog: most, ...(count > 1 && { reusePort: true }) };
  // who shares a port may share it with another process of ours, and neither would hear of it
  if (count > 1) await close(await opened(createServer(), { port, host, exclusive: true }));
  app.server.maxConnections = each;
  const others = Array.from({ length: count - 1 }, () =>
    createServer(asHttp, (socket) => app.server.emit("connection", socket)),
  );
  for (const other of others) other.maxConnections = each;
  let closed: Promise<unknown>;
  app.addHook("preClose", async () => {
    // not awaited: they are closed when the last of their connections is, and that is later
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
