import { sql } from "kysely";
import { testDatabase } from "../../../../test/database.ts";
import { openVault } from "../../../platform/vault.server.ts";
import { catalogueTables } from "./catalogue-tables.server.ts";
import { importShop } from "./import-shop.server.ts";
import { problemLine } from "./problem.server.ts";
import { inFolder, type Files } from "./small-shop.ts";

export const vault = openVault(Buffer.alloc(32, 7));
export const now = new Date("2026-11-21T08:00:00Z");

/** A database without a shop, and what tests ask of it. */
export async function emptyShop() {
  const database = await testDatabase();
  const { db } = database;
  const load = (files: Files, poolReports = true) =>
    inFolder(files, (folder) => importShop({ folder, db, vault, now, poolReports, by: { who: "operator", now } }));
  const rows = async <Row>(query: string): Promise<Row[]> => (await sql.raw<Row>(query).execute(db)).rows;
  return {
    db,
    drop: () => database.drop(),
    load,
    rows,

    /** The tables in which something happened, as `added/changed/removed`, with how many were kept. */
    async changesOf(files: Files): Promise<Record<string, string>> {
      const imported = await load(files);
      if ("problems" in imported) throw new Error(imported.problems.map(problemLine).join("\n"));
      const spoken = Object.entries(imported.changes).map(([table, { added, changed, removed, kept }]) => {
        return [table, `${added}/${changed}/${removed}${kept ? `, ${kept} kept` : ""}`];
      });
      return Object.fromEntries(spoken.filter(([, counts]) => counts !== "0/0/0"));
    },

    async problemsOf(files: Files, poolReports?: boolean): Promise<string[]> {
      const imported = await load(files, poolReports);
      return "problems" in imported ? imported.problems.map(problemLine) : [];
    },

    /** Where every row lies and which transaction wrote it: the same twice means that nothing was written between. */
    async everyRowVersion(): Promise<unknown> {
      const tables = [...Object.keys(catalogueTables), "esim_profiles", "sim_cards", "catalogue_version"];
      const versions = (table: string) =>
        rows(`select '${table}' as "table", ctid::text, xmin::text from ${table} order by ctid`);
      return Promise.all(tables.map(versions));
    },

    async catalogueVersion(): Promise<number> {
      const [row] = await rows<{ version: string }>("select version from catalogue_version");
      return Number(row!.version);
    },

    /** An order of one plan; gives its id. */
    async order(plan: string): Promise<string> {
      const [row] = await rows<{ id: string }>(`
        insert into orders (number, request_key, plan_code, way, days, quantity, currency, unit_amount, total_amount,
          plan_as_sold, email, lang, placed_at)
        values ('F-1', gen_random_uuid(), '${plan}', 'esim', 7, 1, 'HKD', 1500, 1500, '{}', 'a@example.com', 'en',
          now())
        returning id`);
      return row!.id;
    },
  };
}

export type EmptyShop = Awaited<ReturnType<typeof emptyShop>>;
