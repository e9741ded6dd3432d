import { sql, type Insertable, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { DifferenceDecisionRow } from "../../../platform/database/tables.ts";
import { differenceKinds, type DifferenceKind } from "./rules.ts";

export type Decision = Selectable<DifferenceDecisionRow>;

export type DifferenceCase = {
  id: string;
  micros: string;
  kind: DifferenceKind;
  subject: string;
  details: Record<string, unknown>;
  version: number;
  opened_at: Date;
  snoozed_until: Date | null;
  closed_at: Date | null;
  closing_note: string | null;
  order_id: string | null;
  number: string | null;
  is_proposed: boolean;
  is_held: boolean;
};

/** Written out, so that the index of the open differences is seen to hold them all. */
export const kinds = sql.join(differenceKinds.map((kind) => sql.lit(kind)));
export const shown = sql`cases.id, (extract(epoch from cases.opened_at) * 1000000)::bigint::text as micros, cases.kind,
  cases.subject, cases.details, cases.version, cases.opened_at, cases.snoozed_until, cases.closed_at, cases.closing_note,
  cases.order_id, orders.number,
  exists (select from difference_decisions d where d.case_id = cases.id and d.state = 'proposed') as is_proposed,
  exists (select from difference_decisions d where d.case_id = cases.id and d.state = 'decided' and d.held_until is not null)
    as is_held`;

export async function differenceById(db: DbOrTx, id: string): Promise<DifferenceCase | undefined> {
  const { rows } = await sql<DifferenceCase>`${prepared}
    select ${shown} from cases left join orders on orders.id = cases.order_id
    where cases.id = ${id} and cases.kind in (${kinds})`.execute(db);
  return rows[0];
}

export function decisionsOn(
  db: DbOrTx,
  caseId: string,
): Promise<(Decision & { who: string; second: string | null })[]> {
  return db
    .selectFrom("difference_decisions")
    .innerJoin("staff", "staff.id", "staff_id")
    .leftJoin("staff as second", "second.id", "confirmed_by")
    .selectAll("difference_decisions")
    .select(["staff.name as who", "second.name as second"])
    .where("case_id", "=", caseId)
    .orderBy("decided_at")
    .orderBy("difference_decisions.id")
    .execute();
}

/** `by`: the mailbox of whoever had the last word. */
export function decisionById(db: DbOrTx, id: string): Promise<(Decision & { by: string }) | undefined> {
  return db
    .selectFrom("difference_decisions")
    .innerJoin("staff", (both) => both.on((is) => is("staff.id", "=", is.fn.coalesce("confirmed_by", "staff_id"))))
    .selectAll("difference_decisions")
    .select("staff.email as by")
    .where("difference_decisions.id", "=", id)
    .executeTakeFirst();
}

export async function putDecision(tx: DbOrTx, decision: Insertable<DifferenceDecisionRow>): Promise<Decision> {
  return tx.insertInto("difference_decisions").values(decision).returningAll().executeTakeFirstOrThrow();
}

const before = {
  decided: ["proposed"],
  done: ["decided"],
  failed: ["decided"],
  withdrawn: ["proposed", "decided"],
} as const satisfies Partial<Record<Decision["state"], readonly Decision["state"][]>>;

type Also = Partial<Pick<Decision, "confirmed_by" | "ended_at" | "gateway_reference" | "failure" | "held_until">>;

/** The only way to change a decision's state; false when another was faster. What is decided is withdrawn only while held. */
export async function moveDecision(tx: DbOrTx, id: string, state: keyof typeof before, also: Also): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("difference_decisions")
    .set({ state, ...also })
    .where("id", "=", id)
    .where("state", "in", before[state])
    .$if(state === "withdrawn", (moved) =>
      moved.where((is) => is.or([is("state", "=", "proposed"), is("held_until", ">", also.ended_at!)])),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Either this or taking it back finds it held, whichever is first. */
export function letDecisionGo(tx: DbOrTx, id: string): Promise<Decision | undefined> {
  return tx
    .updateTable("difference_decisions")
    .set({ held_until: null })
    .where("id", "=", id)
    .where("state", "=", "decided")
    .where("held_until", "is not", null)
    .returningAll()
    .executeTakeFirst();
}

export async function noteReturn(db: DbOrTx, id: string, reference: string): Promise<void> {
  await db.updateTable("difference_decisions").set({ gateway_reference: reference }).where("id", "=", id).execute();
}

/** In fen, without what a colleague has confirmed and what came to nothing. */
export async function decidedAloneSince(db: DbOrTx, staffId: string, since: Date): Promise<number> {
  const { sum } = await db
    .selectFrom("difference_decisions")
    .select((all) => all.fn.sum<string | null>("cny_amount").as("sum"))
    .where("staff_id", "=", staffId)
    .where("decided_at", ">", since)
    .where("state", "in", ["decided", "done"])
    .where("confirmed_by", "is", null)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}
