import { sql } from "kysely";
import type { Db } from "./database/database.server.ts";

export type CatalogueVersion = {
  /** The catalogue version in the database at some instant after the call: never a stale page. */
  current(): Promise<string>;
};

/**
 * Reads the version for every caller without a query for every caller: callers that arrive while a query is running
 * share the next one. They cannot share the running one, which may have read the old version.
 */
export function catalogueVersionOf(db: Db): CatalogueVersion {
  let running: Promise<string> | undefined;
  let next: Promise<string> | undefined;

  const read = async () => {
    const { rows } = await sql<{ version: string }>`select version from catalogue_version`.execute(db);
    return rows[0]!.version;
  };
  const begin = () => {
    running = read().finally(() => (running = undefined));
    return running;
  };
  return {
    current() {
      if (!running) return begin();
      next ??= running.then(
        () => ((next = undefined), begin()),
        () => ((next = undefined), begin()),
      );
      return next;
    },
  };
}

/** Caches something costly that is made from the catalogue until the catalogue changes. */
export function perCatalogueVersion<T>(make: (db: Db) => Promise<T>) {
  const made = new WeakMap<Db, { version: string; value: Promise<T> }>();
  return async ({ db, catalogueVersion }: { db: Db; catalogueVersion: CatalogueVersion }): Promise<T> => {
    const version = await catalogueVersion.current();
    const known = made.get(db);
    if (known?.version === version) return known.value;
    const mine = { version, value: make(db) };
    made.set(db, mine);
    // failures are not cached: the next caller retries
    mine.value.catch(() => made.get(db) === mine && made.delete(db));
    return mine.value;
  };
}
