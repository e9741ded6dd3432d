import { createHash } from "node:crypto";
import type { Context, StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PriceProposalRow, ProposedChange, ProposedWish } from "../../../platform/database/tables.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { settingOf } from "../../records/settings/store.server.ts";
import { insertProposal } from "./store.server.ts";

type Proposing = Context & { caller: StaffCaller };
type Asked = { kind: PriceProposalRow["kind"]; wish: ProposedWish; changes: ProposedChange[] };

/** Asked behind the catalogue's lock, by everything in the console that publishes a price. */
export const needsSecondPerson = (tx: DbOrTx, { config }: Pick<Context, "config">): Promise<boolean> =>
  settingOf(tx, config, "prices_of_two");

/** Writes down what is to be published, and opens work for a colleague. Pressed again it waits already. */
export async function propose(tx: DbOrTx, { kind, wish, changes }: Asked, context: Proposing): Promise<void> {
  const { caller, now } = context;
  const wish_hash = createHash("sha256")
    .update(JSON.stringify([kind, wish]))
    .digest();
  const made = await insertProposal(tx, {
    kind,
    wish,
    wish_hash,
    changes,
    proposed_by: caller.staffId,
    proposed_at: now,
  });
  if (!made) return;
  const plans = changes.map(({ code }) => code);
  await openCase(tx, { kind: "prices_proposed", subject: made.id, details: { plans, by: caller.email } }, now);
  await recordAction(tx, byCaller(context), "prices_proposed", {
    on: { kind: "price", id: made.id },
    plans,
    ...beforeAndAfterOf(changes),
  });
}

/** Of many plans in one line of the trail: each field behind its plan's code. */
function beforeAndAfterOf(changes: readonly ProposedChange[]) {
  const side = (which: "before" | "after") =>
    Object.fromEntries(
      changes.flatMap(({ code, differences }) =>
        differences.map((one) => [changes.length === 1 ? one.field : `${code} ${one.field}`, one[which]]),
      ),
    );
  return { before: side("before"), after: side("after") };
}
