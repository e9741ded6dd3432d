import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { DatabaseAway } from "./away.server.ts";

type Taken = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

const tooManyConnections = "53300";
const askAgainMs = 100;
/** How long the pool does not try to grow after the server refused a connection. */
const contentMs = 5_000;

/**
 * A pool that can be refused more connections without failing requests: when the server refuses another connection, the
 * caller waits for one of those in use. After the connection timeout it throws `DatabaseAway`, whatever the reason.
 */
export class PatientPool extends pg.Pool {
  readonly #most = this.options.max;

  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<pg.PoolClient> | void {
    const client = this.#connected(performance.now() + (this.options.connectionTimeoutMillis ?? 0));
    if (!taken) return client;
    client.then(
      (given) => taken(undefined, given, (broken) => given.release(broken)),
      (error: Error) => taken(error, undefined, () => {}),
    );
  }

  async #connected(until: number): Promise<pg.PoolClient> {
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        if ((error as { code?: string }).code !== tooManyConnections || performance.now() > until)
          throw new DatabaseAway(error);
      }
      this.#beContent();
      if (this.totalCount === 0) await pause(askAgainMs);
    }
  }

  #beContent(): void {
    if (this.options.max !== this.#most) return;
    this.options.max = Math.max(1, this.totalCount);
    setTimeout(() => (this.options.max = this.#most), contentMs).unref();
  }
}
