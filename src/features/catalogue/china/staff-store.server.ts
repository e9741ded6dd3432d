import { sql } from "kysely";
import { languages } from "../../../kernel/language.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { nameOfChina, type ChinaKind, type ChinaRecords } from "./china-records.ts";
import { chinaRow } from "./china-rows.server.ts";

const keys: Record<ChinaKind, readonly string[]> = {
  sources: ["code"],
  figures: ["figure", "as_of"],
  rules: ["rule"],
  ports: ["code"],
  areas: ["code"],
  passports: ["scheme", "iso2"],
  apps: ["code"],
};
const tableOf = (kind: ChinaKind) => sql.table(`china_${kind}`);
const keyOf = (kind: ChinaKind) => sql.join(keys[kind].map((column) => sql.ref(column)));

type Named<Kind extends ChinaKind> = { name: string; record: ChinaRecords[Kind] };

/** All of a kind, by name. */
export async function recordsOf<Kind extends ChinaKind>(db: DbOrTx, kind: Kind): Promise<Named<Kind>[]> {
  const { rows } = await sql<{ kept: object }>`
    select to_jsonb(kept) as kept from ${tableOf(kind)} as kept order by ${keyOf(kind)}`.execute(db);
  return rows.map(({ kept }) => {
    const record = asRecord(kept) as unknown as ChinaRecords[Kind];
    return { name: nameOfChina[kind](record as never)!, record };
  });
}

export async function recordAt(tx: DbOrTx, kind: ChinaKind, name: string) {
  return (await recordsOf(tx, kind)).find((one) => one.name === name)?.record;
}

/** As a file or a form has it: every language, a number as it is written, and no empty list. */
function asRecord(row: object): object {
  const { names, cards, value, ...facts } = row as {
    names?: Partial<Record<string, string>>;
    cards?: string[];
    value?: number;
  };
  const all = names && Object.fromEntries(languages.map((language) => [language, names[language] ?? null]));
  return {
    ...facts,
    ...(value !== undefined && { value: String(value) }),
    ...(cards && { cards: cards.length > 0 ? cards : null }),
    ...(all && { names: all }),
  };
}

export async function sourceCodes(tx: DbOrTx): Promise<ReadonlySet<string>> {
  const rows = await tx.selectFrom("china_sources").select("code").execute();
  return new Set(rows.map(({ code }) => code));
}

/** Held against its rules before, behind the lock of the catalogue. */
export async function putRecord(tx: DbOrTx, kind: ChinaKind, record: object): Promise<void> {
  const row = chinaRow(record);
  const columns = Object.keys(row);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    insert into ${tableOf(kind)} (${names})
    select ${names} from jsonb_populate_record(null::${tableOf(kind)}, ${JSON.stringify(row)}::jsonb)
    on conflict (${keyOf(kind)}) do update set
    ${sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}`.execute(tx);
}

export async function dropRecord(tx: DbOrTx, kind: ChinaKind, record: object): Promise<void> {
  const row = record as Record<string, string>;
  const same = keys[kind].map((column) => sql`${sql.ref(column)}::text = ${row[column]}`);
  await sql`delete from ${tableOf(kind)} where ${sql.join(same, sql` and `)}`.execute(tx);
}
