import { Logger, runMigrations } from "graphile-worker";
import type pg from "pg";
import { withoutLimits } from "../database/database.server.ts";

/** Installs or updates the worker's own schema, as the owner of the tables; required before anything is enqueued. */
export async function migrateJobs(pool: pg.Pool, log: (line: string) => void): Promise<void> {
  const logger = new Logger(() => (level, message) => {
    if (level === "error") log(message);
  });
  await withoutLimits(pool, (unlimited) => runMigrations({ pgPool: unlimited, logger }));
}
