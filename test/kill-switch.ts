import type pg from "pg";
import type { ObjectStore } from "../src/adapters/storage/object-store.ts";
import type { World } from "./world.ts";

type Wire = { connection: { stream: { destroy(): void } } };

/**
 * Ends a world's shop as kill -9 does, before the n-th thing that it asks of its database or its store: the connections break, so
 * that PostgreSQL rolls back what was open, and nothing more is said to anybody. Afterwards the world is as a shop that was started
 * again.
 */
export function openKillSwitch({ shop }: World) {
  const used = new Set<pg.PoolClient & Wire>();
  let left = Infinity;
  let isDead = false;
  const step = () => {
    if (!isDead && left-- > 0) return;
    isDead = true;
    for (const client of used) client.connection.stream.destroy();
    throw new Error("killed");
  };
  shop.pool.on("acquire", (client: pg.PoolClient) => {
    const known = client as pg.PoolClient & Wire;
    if (used.has(known)) return;
    used.add(known);
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
    client.query = ((...asked: unknown[]) => {
      step();
      return query(...asked);
    }) as typeof client.query;
  });
  shop.pool.on("remove", (client) => used.delete(client as pg.PoolClient & Wire));
  const { objects } = shop;
  const watched: ObjectStore = {
    ...objects,
    put: async (...asked) => (step(), objects.put(...asked)),
    get: async (...asked) => (step(), objects.get(...asked)),
    delete: async (...asked) => (step(), objects.delete(...asked)),
  };
  shop.objects = watched;

  /** Undefined: it was killed. */
  return async <Done>(before: number, act: () => Promise<Done>): Promise<{ done: Done } | undefined> => {
    left = before;
    try {
      const done = await act();
      return isDead ? undefined : { done };
    } catch (error) {
      if (!isDead) throw error;
      return undefined;
    } finally {
      const wasKilled = isDead;
      [left, isDead] = [Infinity, false];
      if (wasKilled) await allGone(shop.pool, used);
    }
  };
}

/** What was killed holds no lock any more. */
async function allGone(pool: pg.Pool, used: ReadonlySet<unknown>): Promise<void> {
  while (used.size > 0) await new Promise((resume) => setTimeout(resume, 2));
  const open = "select from pg_stat_activity where datname = current_database() and state like 'idle in%'";
  while ((await pool.query(open)).rows.length > 0) await new Promise((resume) => setTimeout(resume, 2));
}
