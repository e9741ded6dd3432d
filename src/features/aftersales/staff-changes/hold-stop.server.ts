import * as z from "zod/mini";
import { undoableUntil, undoSeconds } from "../../../kernel/undoable.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import type { By } from "../../records/actions/by.server.ts";
import { closeCaseAbout } from "../../records/cases/store.server.ts";
import { lockOrderById, type Order } from "../../sales/orders/store.server.ts";
import { noteDecision, stopForGood } from "../plan-changes/decide-change.server.ts";
import { unknownChange } from "../plan-changes/make-plan-change.server.ts";
import { changeById, changeInReview, holdStop, letStopGo } from "../plan-changes/store.server.ts";

/** Money goes back by it, so it waits half a minute; until then its case stays open. The caller has locked the order's row. */
export async function stopLater(tx: DbOrTx, { id }: Pick<Order, "id">, by: By): Promise<boolean> {
  const change = await changeInReview(tx, id);
  const until = undoableUntil(by.now);
  if (!change || !(await holdStop(tx, change.id, until))) return false;
  const held = { changeId: change.id, who: by.who, heldUntil: until.toISOString() };
  await addJob(tx, "stop-plan-change", held, { inSeconds: undoSeconds });
  await noteDecision(tx, change, "stop", by);
  return true;
}

/** Either this or taking it back finds it held, whichever is first; one that was decided anew has a job of its own. */
export const stopPlanChange = job(
  "stop-plan-change",
  z.object({ changeId: z.uuid(), who: z.string(), heldUntil: z.string() }),
  async ({ changeId, who, heldUntil }, { db, clock }): Promise<void> => {
    await db.transaction().execute(async (tx) => {
      const decided = await changeById(tx, changeId);
      if (!decided) return;
      const { number } = await lockOrderById(tx, decided.order_id);
      const change = await letStopGo(tx, changeId, new Date(heldUntil));
      if (change?.state !== "review") return;
      await stopForGood(tx, change, clock());
      await closeCaseAbout(tx, unknownChange(number), `stopped by ${who}`, clock());
    });
  },
);
