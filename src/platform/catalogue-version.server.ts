import { sql } from "kysely";
import { oncePer } from "../kernel/once-per.ts";
import type { Db } from "./database/database.server.ts";
import { prepared } from "./database/prepared-statement.server.ts";

/** What changes the catalogue at its moment; asked for only when there is something to do. */
export type DueChanges = { clock: () => Date; apply: (now: Date) => Promise<void> };

/** Of several nouns, one after the other. */
export function allDue(first: DueChanges, ...others: readonly DueChanges[]): DueChanges {
  return {
    clock: first.clock,
    async apply(now) {
      for (const { apply } of [first, ...others]) await apply(now);
    },
  };
}

export type CatalogueVersion = {
  /**
   * The catalogue version in the database at some instant after the call: never a stale page. Prices and texts whose
   * moment has come are in it (docs/decisions/0062), so that whoever sells asks for it first.
   */
  current(): Promise<string>;
};

/**
 * Reads the version for every caller without a query for every caller: callers that arrive while a query is running
 * share the next one. They cannot share the running one, which may have read the old version.
 */
export function catalogueVersionOf(db: Db, due?: DueChanges): CatalogueVersion {
  let running: Promise<string> | undefined;
  let next: Promise<string> | undefined;

  const ask = async () => {
    const { rows } = await sql<{ version: string; due_at: Date | null }>`${prepared}
      select version, least(
        (select min(due_at) from price_changes where due_at is not null),
        (select min(due_at) from text_changes where due_at is not null)) as due_at
      from catalogue_version`.execute(db);
    return rows[0]!;
  };
  const read = async () => {
    const { version, due_at } = await ask();
    const now = due?.clock();
    if (!due || !now || !due_at || due_at > now) return version;
    await due.apply(now);
    return (await ask()).version;
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

/** Asks for the version once: everything in one response or e-mail is from one version of the catalogue, or a later one. */
export function atOneVersion<Asking extends { catalogueVersion: CatalogueVersion }>(shop: Asking): Asking {
  return { ...shop, catalogueVersion: { current: oncePer(() => shop.catalogueVersion.current()) } };
}

/** Caches something costly that is made from the catalogue until the catalogue changes. */
export function perCatalogueVersion<T>(make: (db: Db) => Promise<T>) {
  const at = atCatalogueVersion(make);
  return async ({ db, catalogueVersion }: { db: Db; catalogueVersion: CatalogueVersion }): Promise<T> =>
    at(db, await catalogueVersion.current());
}

/** The same where the version is known already. */
export function atCatalogueVersion<T>(make: (db: Db) => Promise<T>) {
  const made = new WeakMap<Db, { version: string; value: Promise<T> }>();
  return async (db: Db, version: string): Promise<T> => {
    const known = made.get(db);
    if (known?.version === version) return known.value;
    const mine = { version, value: make(db) };
    made.set(db, mine);
    // failures are not cached: the next caller retries
    mine.value.catch(() => made.get(db) === mine && made.delete(db));
    return mine.value;
  };
}
