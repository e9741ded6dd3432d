import { sql } from "kysely";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { isBeingReplaced } from "./correction-store.server.ts";
import type { RealName } from "./store.server.ts";

/** Finds what was registered with the same document without opening any: by type and number, and a passport by its state. */
type DocumentMarks = { document_mark: Buffer; issuer_mark: Buffer | null };

type Named = { type: number; number: string };

export function marksOf(keys: Context["objectKeys"], document: Named & { country: string }): DocumentMarks {
  const { type, number, country } = document;
  return {
    document_mark: markOf(keys, document),
    // every other kind has one issuer, whatever country is typed beside it
    issuer_mark: type === 1 ? keys.mark(`passport of ${country}`, number) : null,
  };
}

/** Of a document before, whose state nobody is asked for. */
export const markOf = (keys: Context["objectKeys"], { type, number }: Named): Buffer =>
  keys.mark(`document ${type}`, number);

/** Of rows called `name`. */
export const isOfDocument = ({ document_mark: mark, issuer_mark: issuer }: Pick<RealName, keyof DocumentMarks>) =>
  sql<boolean>`(name.document_mark = ${mark}
    and (name.issuer_mark is null or ${issuer}::bytea is null or name.issuer_mark = ${issuer}))`;

/** Accepted seconds ago: its SIMs are with the document before until that is carried out. */
export const isAccepted = sql<boolean>`(name.state = 'registered' and name.original_mark is not null
  and not exists (select from real_name_sims own where own.real_name_id = name.id and own.holds))`;

/** Whoever registers with one of these documents, or takes over from one, waits for each other. */
export async function lockDocuments(tx: DbOrTx, marks: readonly (Buffer | null)[]): Promise<void> {
  const names = marks.flatMap((mark) => mark?.toString("hex") ?? []);
  for (const name of [...new Set(names)].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 270))`.execute(tx);
}

/** SIMs under the name behind a locked document, and those that an accepted change brings it; not what is being replaced. */
export async function simsOfDocument(tx: DbOrTx, marks: DocumentMarks, but: string): Promise<string[]> {
  const { rows } = await sql<{ iccid: string }>`
    select sim.iccid from real_name_sims sim join real_names name on name.id = sim.real_name_id
    where ${isOfDocument(marks)} and name.id <> ${but} and (sim.holds or ${isAccepted}) and not ${isBeingReplaced}`.execute(
    tx,
  );
  return rows.map(({ iccid }) => iccid);
}
