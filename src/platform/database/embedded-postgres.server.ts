import { setTimeout as pause } from "node:timers/promises";
import { answerOf, untilDecided, untilGone, type SocketConnection } from "./embedded/answer.server.ts";
import { postgresPackage } from "./embedded/binaries.server.ts";
import { initialise } from "./embedded/initialise.server.ts";
import { alone, hold } from "./embedded/lock.server.ts";
import { choosePlace, ownFolder } from "./embedded/place.server.ts";
import { serve } from "./embedded/serve.server.ts";

export type EmbeddedPostgres = { connection: SocketConnection; owner: boolean; stop: () => Promise<void> };

/**
 * The newcomer's database: the real PostgreSQL 18 of the npm platform package, reachable through a Unix socket only.
 *
 * The first process of a folder starts the server and owns it: the server ends in order with `stop()`, and also when
 * the process dies, even by kill -9. Every further process joins the running server (`owner: false`); its `stop()`
 * does nothing. When the owner leaves, the server leaves with it: a joined process learns it by its pool's `error`
 * event and by failing queries, and gets a database again by calling this function again.
 *
 * Throws one sentence with a way out where no server can run.
 */
export async function startEmbeddedPostgres({
  folder,
  log,
}: {
  folder: string;
  log: (line: string) => void;
}): Promise<EmbeddedPostgres> {
  const place = await choosePlace(folder, await postgresPackage(), log);
  const connection = { host: place.sockets, port: 5432, user: "postgres", database: "postgres" };
  return alone(place.data + ".lock", place.runAs, async () => {
    await ownFolder(place.sockets, place.runAs);
    const release = await ownOrJoin();
    if (!release) {
      log(`joined the database that already runs on ${place.data}`);
      return { connection, owner: false, stop: async () => {} };
    }
    try {
      // a server that answers although its owner is dead has not yet heard that it must stop: whoever joined it would lose it
      await untilGone(() => answerOf(connection));
      await initialise(place, log);
      const { stop } = await serve(place, connection, { log, leave: release });
      return { connection, owner: true, stop };
    } catch (error) {
      release();
      throw error;
    }
  });

  /** The lock of whoever owns the server, or nothing where its owner lives and it answers. */
  async function ownOrJoin(): Promise<(() => void) | undefined> {
    for (;;) {
      const release = await hold(place.data + ".owner", place.runAs);
      if (release || (await untilDecided(() => answerOf(connection))) === "ready") return release;
      await pause(20);
    }
  }
}
