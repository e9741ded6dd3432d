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
/** For so long no further connection is asked for after one was refused. */
const contentMs = 5_000;

/**
 * A pool whose callers do not pay for its wish to grow: a further connection that the server refuses is waited for
 * among those that work. Who gets none within the time for connecting is told `DatabaseAway`, whatever the reason was.
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
