import { sql } from "kysely";
import type { Db } from "./database/database.server.ts";

export type CatalogueVersion = {
  /** The catalogue's number as the database has it at a moment after the call was made: never a stale page. */
  current(): Promise<string>;
};

/**
 * Reads the number for every caller, but not with a query for every caller: who asks while a query is on its way shares
 * the next one. A query that began earlier may have read the old number, so it is never shared with late callers.
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

/** Something costly made from the catalogue, made again only when the catalogue has changed. */
export function perCatalogueVersion<T>(make: (db: Db) => Promise<T>) {
  const made = new WeakMap<Db, { version: string; value: Promise<T> }>();
  return async ({ db, catalogueVersion }: { db: Db; catalogueVersion: CatalogueVersion }): Promise<T> => {
    const version = await catalogueVersion.current();
    const known = made.get(db);
    if (known?.version === version) return known.value;
    const mine = { version, value: make(db) };
    made.set(db, mine);
    // a failure is not kept: the next caller tries again
    mine.value.catch(() => made.get(db) === mine && made.delete(db));
    return mine.value;
  };
}
