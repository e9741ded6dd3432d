import type { Insertable, Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PrepaidCorrectionRow } from "../../../platform/database/tables.ts";

export type Correction = Selectable<PrepaidCorrectionRow>;

export function putCorrection(tx: DbOrTx, correction: Insertable<PrepaidCorrectionRow>): Promise<Correction> {
  return tx.insertInto("prepaid_corrections").values(correction).returningAll().executeTakeFirstOrThrow();
}

export function correctionById(db: DbOrTx, id: string): Promise<Correction | undefined> {
  return db.selectFrom("prepaid_corrections").selectAll().where("id", "=", id).executeTakeFirst();
}

export function correctionsOf(
  db: DbOrTx,
  iccid: string,
  most: number,
): Promise<(Correction & { who: string; second: string | null })[]> {
  return db
    .selectFrom("prepaid_corrections")
    .innerJoin("staff", "staff.id", "staff_id")
    .leftJoin("staff as second", "second.id", "confirmed_by")
    .selectAll("prepaid_corrections")
    .select(["staff.name as who", "second.name as second"])
    .where("iccid", "=", iccid)
    .orderBy("decided_at", "desc")
    .orderBy("prepaid_corrections.id")
    .limit(most)
    .execute();
}

const before = {
  decided: ["proposed"],
  done: ["decided"],
  failed: ["decided"],
  withdrawn: ["proposed", "decided"],
} as const satisfies Partial<Record<Correction["state"], readonly Correction["state"][]>>;

type Also = Partial<Pick<Correction, "confirmed_by" | "ended_at" | "failure" | "held_until">>;

/** The only way to change a correction's state; false when another was faster. What is decided is withdrawn only while held. */
export async function moveCorrection(tx: DbOrTx, id: string, state: keyof typeof before, also: Also): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("prepaid_corrections")
    .set({ state, ...also })
    .where("id", "=", id)
    .where("state", "in", before[state])
    .$if(state === "withdrawn", (moved) =>
      moved.where((is) => is.or([is("state", "=", "proposed"), is("held_until", ">", also.ended_at!)])),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Either this or taking it back finds it held, whichever is first. Again after a crash, or where the network did not
 * answer.
 */
export function letCorrectionGo(db: DbOrTx, id: string): Promise<Correction | undefined> {
  return db
    .updateTable("prepaid_corrections")
    .set({ held_until: null })
    .where("id", "=", id)
    .where("state", "=", "decided")
    .returningAll()
    .executeTakeFirst();
}
