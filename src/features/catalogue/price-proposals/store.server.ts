import type { Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PriceProposalRow } from "../../../platform/database/tables.ts";
import { proposalStatesBefore } from "./rules.ts";

export type Proposal = Selectable<PriceProposalRow>;
type NewProposal = Pick<Proposal, "kind" | "wish" | "wish_hash" | "changes" | "proposed_by" | "proposed_at">;

/** Undefined: the same is proposed already by the same person. */
export async function insertProposal(
  tx: DbOrTx,
  { wish, changes, ...proposal }: NewProposal,
): Promise<{ id: string } | undefined> {
  return tx
    .insertInto("price_proposals")
    .values({ ...proposal, state: "proposed", wish: JSON.stringify(wish), changes: JSON.stringify(changes) })
    .onConflict((conflict) =>
      conflict.columns(["proposed_by", "wish_hash"]).where("state", "=", "proposed").doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
}

/** Locked, with whoever proposed it. */
export function lockProposal(tx: DbOrTx, id: string): Promise<(Proposal & { email: string }) | undefined> {
  return tx
    .selectFrom("price_proposals")
    .innerJoin("staff", "staff.id", "proposed_by")
    .selectAll("price_proposals")
    .select("staff.email")
    .where("price_proposals.id", "=", id)
    .forNoKeyUpdate("price_proposals")
    .executeTakeFirst();
}

/** The only way to change its state; false when another was faster. */
export async function moveProposal(
  tx: DbOrTx,
  id: string,
  state: "confirmed" | "declined",
  { by, now }: { by: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("price_proposals")
    .set({ state, decided_by: by, decided_at: now })
    .where("id", "=", id)
    .where("state", "in", proposalStatesBefore(state))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const listed = (db: DbOrTx) =>
  db
    .selectFrom("price_proposals")
    .innerJoin("staff as proposer", "proposer.id", "proposed_by")
    .leftJoin("staff as decider", "decider.id", "decided_by")
    .selectAll("price_proposals")
    .select(["proposer.name as who", "decider.name as decider"]);

/** Those that wait, the oldest first. */
export function openProposals(db: DbOrTx, most: number) {
  return listed(db)
    .where("state", "=", "proposed")
    .orderBy("proposed_at")
    .orderBy("price_proposals.id")
    .limit(most)
    .execute();
}

/** The newest first. */
export function decidedProposals(db: DbOrTx, most: number) {
  return listed(db)
    .where("state", "<>", "proposed")
    .orderBy("decided_at", "desc")
    .orderBy("price_proposals.id", "desc")
    .limit(most)
    .execute();
}
