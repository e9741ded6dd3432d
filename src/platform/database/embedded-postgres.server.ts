import { setTimeout as pause } from "node:timers/promises";
import { answerOf, untilDecided, untilGone, type SocketConnection } from "./embedded/answer.server.ts";
import { postgresPackage } from "./embedded/binaries.server.ts";
import { initialise } from "./embedded/initialise.server.ts";
import { alone, hold } from "./embedded/lock.server.ts";
import { choosePlace, ownFolder } from "./embedded/place.server.ts";
import { serve } from "./embedded/serve.server.ts";
import { witness } from "./embedded/witness.server.ts";

const startAgainMs = 200;

/** `ended` resolves when the server has stopped without being asked to by this process. */
export type EmbeddedPostgres = {
  connection: SocketConnection;
  owner: boolean;
  ended: Promise<void>;
  stop: () => Promise<void>;
};

/**
 * The embedded database: PostgreSQL 18 from the npm platform package, reachable through a Unix socket only.
 *
 * The first process that uses a folder starts the server and owns it: the server shuts down cleanly with `stop()`, and
 * also when the process dies, even by kill -9. Every further process joins the running server (`owner: false`); its
 * `stop()` leaves it running. The server stops with its owner, and the next caller of this function owns a new one:
 * `keepEmbeddedPostgres` does that.
 *
 * Throws one sentence with a remedy where no server can run.
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
      return { connection, owner: false, ...(await witness(connection)) };
    }
    try {
      // a server that answers although its owner is dead is about to stop: a process that joined it would lose it
      await untilGone(() => answerOf(connection));
      await initialise(place, log);
      return { connection, owner: true, ...(await serve(place, connection, { log, leave: release })) };
    } catch (error) {
      release();
      throw error;
    }
  });

  /** The owner's lock, or undefined where the owner lives and the server answers. */
  async function ownOrJoin(): Promise<(() => void) | undefined> {
    for (;;) {
      const release = await hold(place.data + ".owner", place.runAs);
      if (release || (await untilDecided(() => answerOf(connection))) === "ready") return release;
      await pause(20);
    }
  }
}

type Kept = {
  folder: string;
  log: (line: string) => void;
  alarm: (line: string) => void;
  gone: (error: Error) => void;
};

/**
 * The same for the life of the process: a server that stops, alone or with its owner, is started again in the same
 * place. `alarm` is notified; `gone` is called when it cannot be restarted.
 */
export async function keepEmbeddedPostgres({
  folder,
  log,
  alarm,
  gone,
}: Kept): Promise<Pick<EmbeddedPostgres, "connection" | "stop">> {
  let stopping = false;
  let server = await startEmbeddedPostgres({ folder, log });
  let again: Promise<void> | undefined;
  void watch();

  async function watch(): Promise<void> {
    await server.ended;
    if (stopping) return;
    alarm("the embedded database has ended, and is started again");
    again = startAgain().then(() => void watch(), gone);
  }

  async function startAgain(): Promise<void> {
    // a server that stops as soon as it starts must not hog the machine
    await pause(startAgainMs, undefined, { ref: false });
    server = await startEmbeddedPostgres({ folder, log });
  }

  return {
    connection: server.connection,
    async stop() {
      stopping = true;
      await again;
      await server.stop();
    },
  };
}
