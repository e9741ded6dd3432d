import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { chinaKinds } from "../src/features/catalogue/china/china-records.ts";
import { catalogueTables } from "../src/features/operator/catalogue-import/catalogue-tables.server.ts";
import { passing } from "../src/features/people/personal-data/ended-store.server.ts";
import { tableOwners } from "./table-owners.ts";

const project = join(import.meta.dirname, "..");
const textOf = (file: string) => readFileSync(join(project, file), "utf8");
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");
const migrations = globSync("db/migrations/*.sql", { cwd: project })
  .map((file) => textOf(file).replace(/--.*$/gm, ""))
  .join("\n");
const tables = new Set(
  [...migrations.matchAll(/create (?:unlogged )?table ([a-z_.]+)/g)]
    .map(([, table]) => table!)
    .filter((table) => !migrations.includes(`drop table ${table}`)),
);
const sources = globSync(
  "src/{features,platform,sandboxes,adapters,compose,commands,storefront,console,sites}/**/*.{ts,tsx}",
  {
    cwd: project,
  },
)
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !/\.(test|suite|world)\.tsx?$/.test(file) && !/small-shop|owner-process/.test(file));

/** A noun of the trade, or a part of the layers below: `orders`, `platform/jobs`, `sandboxes/payment`. */
const nounOf = (file: string) =>
  /^src\/features\/[^/]+\/([^/]+)/.exec(file)?.[1] ?? file.split("/").slice(1, 3).join("/").replace(/\..*/, "");

/** Files whose statements name their table by a variable, and the tables that it may be. */
const byVariable: Readonly<Record<string, readonly string[]>> = {
  "src/platform/count-tries.server.ts": ["attempts", "shared_calls"],
  "src/features/operator/catalogue-import/store.server.ts": Object.values(catalogueTables).map(({ table }) => table),
  "src/features/catalogue/china/staff-store.server.ts": chinaKinds.map((kind) => `china_${kind}`),
  "src/features/operator/file-uploads/store.server.ts": [
    "catalogue_uploads",
    "china_uploads",
    "coverage_uploads",
    "promo_uploads",
    "rate_uploads",
  ],
  "src/features/operator/bulk/store.server.ts": [
    "bulk_actions",
    "bulk_action_orders",
    "bulk_case_actions",
    "bulk_action_cases",
    "bulk_enquiry_actions",
    "bulk_action_enquiries",
  ],
  "src/features/operator/bulk/seen-store.server.ts": ["bulk_action_cases", "bulk_action_enquiries"],
  "src/features/sales/saved-cards/agreements-store.server.ts": ["auto_top_ups", "prepaid_auto_top_ups"],
  "src/features/people/personal-data/ended-store.server.ts": passing,
};

type Use = { table: string; noun: string; file: string };
const writing = [
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*"([a-z_.]+)/g,
  /\b(?:insert into|delete from|merge into|truncate)\s+([a-z_.]+)/g,
  /\bupdate\s+([a-z_.]+)(?:\s+(?:as\s+)?[a-z_]+)?\s+set\b/g,
];
const reading = [
  /\b(?:selectFrom|[a-zA-Z]*Join|from|using)\(\s*"([a-z_.]+)/g,
  /(?<!\b(?:delete|distinct)\s)\b(?:from|join|using)\s+([a-z_.]+)/g,
];
const found = (patterns: readonly RegExp[]): Use[] =>
  sources.flatMap((file) => {
    const text = withoutComments(textOf(file));
    const named = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, table]) => table!));
    const used = new Set([...named.filter((table) => tables.has(table)), ...(byVariable[file] ?? [])]);
    return [...used].map((table) => ({ table, noun: nounOf(file), file }));
  });
const writes = found(writing);
const reads = found(reading);

const words = (list: string) => list.split(/\s+/).filter(Boolean);
const writersOf = (table: string) => {
  const { owner, guests } = tableOwners[table] ?? { owner: "" };
  return [owner, ...Object.keys(guests ?? {})];
};

test("every table has an owner, and every owner's table exists", () => {
  expect(Object.keys(tableOwners).toSorted()).toEqual([...tables].toSorted());
});

test("only its owner and the named guests write a table", () => {
  const wrong = writes.filter(({ table, noun }) => !writersOf(table).includes(noun));
  expect(wrong.map(({ table, file }) => `${file} writes ${table}`)).toEqual([]);
});

test("only the readers on the map read a table", () => {
  const wrong = reads.filter(
    ({ table, noun }) => !writersOf(table).includes(noun) && !words(tableOwners[table]?.readBy ?? "").includes(noun),
  );
  expect(wrong.map(({ table, file }) => `${file} reads ${table}`)).toEqual([]);
});

test("every permission is used", () => {
  const byMigration = (table: string) => new RegExp(`(insert into|update) ${table} `).test(migrations);
  const idle = Object.entries(tableOwners).flatMap(([table, { readBy }]) => [
    ...writersOf(table)
      .filter((noun) => {
        const written = writes.filter((write) => write.table === table);
        if (noun === "trigger") return !byMigration(table);
        return noun === "by hand" ? written.length > 0 : !written.some((write) => write.noun === noun);
      })
      .map((noun) => `${noun} does not write ${table}`),
    ...words(readBy)
      .filter((noun) => !reads.some((read) => read.table === table && read.noun === noun))
      .map((noun) => `${noun} does not read ${table}`),
    ...words(readBy)
      .filter((noun) => writersOf(table).includes(noun))
      .map((noun) => `${noun} writes ${table}, which says that it reads it`),
  ]);
  expect(idle).toEqual([]);
});

test("a statement whose table is a variable stands in a file that says which tables those are", () => {
  const dynamic = /sql\.table\(|\b(?:insertInto|updateTable|deleteFrom|selectFrom)\(\s*[a-z]\w*\s*\)/;
  expect(sources.filter((file) => dynamic.test(withoutComments(textOf(file)))).toSorted()).toEqual(
    Object.keys(byVariable).toSorted(),
  );
});
