import type { Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { TextProposalRow } from "../../../platform/database/tables.ts";
import { textProposalStatesBefore } from "./rules.ts";

export type TextProposal = Selectable<TextProposalRow>;
type NewTextProposal = Pick<
  TextProposal,
  "kind" | "wish" | "subject" | "wish_hash" | "differences" | "proposed_by" | "proposed_at"
>;

/** Undefined: the same is proposed already by the same person. */
export async function insertTextProposal(
  tx: DbOrTx,
  { wish, differences, ...proposal }: NewTextProposal,
): Promise<{ id: string } | undefined> {
  return tx
    .insertInto("text_proposals")
    .values({ ...proposal, state: "proposed", wish: JSON.stringify(wish), differences: JSON.stringify(differences) })
    .onConflict((conflict) =>
      conflict.columns(["proposed_by", "wish_hash"]).where("state", "=", "proposed").doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
}

/** Locked, with whoever proposed it. */
export function lockTextProposal(tx: DbOrTx, id: string): Promise<(TextProposal & { email: string }) | undefined> {
  return tx
    .selectFrom("text_proposals")
    .innerJoin("staff", "staff.id", "proposed_by")
    .selectAll("text_proposals")
    .select("staff.email")
    .where("text_proposals.id", "=", id)
    .forNoKeyUpdate("text_proposals")
    .executeTakeFirst();
}

/** The only way to change its state; false when another was faster. */
export async function moveTextProposal(
  tx: DbOrTx,
  id: string,
  state: "confirmed" | "declined",
  { by, now }: { by: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("text_proposals")
    .set({ state, decided_by: by, decided_at: now })
    .where("id", "=", id)
    .where("state", "in", textProposalStatesBefore(state))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const listed = (db: DbOrTx) =>
  db
    .selectFrom("text_proposals")
    .innerJoin("staff as proposer", "proposer.id", "proposed_by")
    .leftJoin("staff as decider", "decider.id", "decided_by")
    .selectAll("text_proposals")
    .select(["proposer.name as who", "decider.name as decider"]);

/** Those that wait, the oldest first. */
export function openTextProposals(db: DbOrTx, most: number) {
  return listed(db)
    .where("state", "=", "proposed")
    .orderBy("proposed_at")
    .orderBy("text_proposals.id")
    .limit(most)
    .execute();
}

/** The newest first. */
export function decidedTextProposals(db: DbOrTx, most: number) {
  return listed(db)
    .where("state", "<>", "proposed")
    .orderBy("decided_at", "desc")
    .orderBy("text_proposals.id", "desc")
    .limit(most)
    .execute();
}
