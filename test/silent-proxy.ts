import { connect, createServer, type NetConnectOpts, type Socket } from "node:net";

/**
 * A way to a server that can fall silent, as a failover or a firewall that drops its state looks to a client: connections that
 * there are carry nothing any more and are not closed, new ones work.
 */
export async function silentProxy(to: NetConnectOpts) {
  const pairs = new Set<[Socket, Socket]>();
  let nobodyHears = false;
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client.on("close", () => clients.delete(client)));
    client.on("error", () => {}).pause();
    if (!nobodyHears) join(client);
  });
  function join(client: Socket): void {
    const target = connect(to);
    const pair: [Socket, Socket] = [client, target];
    pairs.add(pair);
    for (const [end, other] of [pair, pair.toReversed() as [Socket, Socket]]) {
      end.on("error", () => {});
      end.on("close", () => (other.destroy(), pairs.delete(pair)));
      end.pipe(other);
    }
  }
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as { port: number };
  return {
    port,
    connections: () => pairs.size,
    /** `forGood`: new connections carry nothing either, until `speak`. */
    fallSilent({ forGood = false } = {}) {
      nobodyHears = forGood;
      for (const [client, target] of pairs) {
        client.unpipe(target).pause();
        target.unpipe(client).pause();
      }
    },
    speak: () => void (nobodyHears = false),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const client of clients) client.destroy();
      await closed;
    },
  };
}
