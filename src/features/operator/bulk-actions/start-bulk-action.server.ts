import { refuse } from "../../../kernel/refusal.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { isColleague } from "../../records/cases/store.server.ts";
import { holdsSecret } from "../../records/notes/rules.ts";
import { heldSeconds } from "../bulk/rules.ts";
import { putBulk } from "../bulk/store.server.ts";
import { StartBulkAction } from "./contract.ts";
import { rightTo } from "./rules.ts";
import { idsOfNumbers, ordersInBulk, putOrders } from "./store.server.ts";

/** Chosen orders are written down at once; those of a filter by a job, since it may look through all orders. */
export const startBulkAction = operation(StartBulkAction, (wish, context) => {
  const { db, now, caller } = context;
  const { requestKey: _, kind, mailKind, note, to, orders, ...filter } = wish;
  return once(db, { path: StartBulkAction.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "see_orders");
    await lockCaller(tx, caller, rightTo[kind]);
    if (kind === "mail" && mailKind === undefined)
      return refuse("INVALID_INPUT", { field: "mailKind", problem: "choose" });
    if (kind === "note" && !note) return refuse("INVALID_INPUT", { field: "note", problem: "empty" });
    if (kind === "note" && holdsSecret(note!))
      return refuse("INVALID_INPUT", { field: "note", problem: "note.secret" });
    if (kind === "give" && (to === undefined || !(await isColleague(tx, to))))
      return refuse("INVALID_INPUT", { field: "to", problem: "choose" });
    const numbers = orders && [...new Set(orders.map((one) => one.toUpperCase()))];
    const chosen = numbers && (await idsOfNumbers(tx, numbers));
    if (numbers && chosen!.length < numbers.length) return refuse("ORDER_NOT_FOUND");
    const details = {
      ...(kind === "mail" && { mailKind: mailKind! }),
      ...(kind === "note" && { note: note! }),
      ...(kind === "give" && { to: to! }),
    };
    const id = await putBulk(tx, ordersInBulk, {
      staff_id: caller.staffId,
      kind,
      details,
      filter: numbers ? null : filter,
      state: numbers ? "running" : "gathering",
      at: now,
      begins_at: new Date(now.getTime() + heldSeconds * 1000),
    });
    if (id === undefined) return refuse("BULK_UNDER_WAY");
    if (chosen) await putOrders(tx, id, chosen);
    await addJob(
      tx,
      chosen ? "do-bulk-action" : "gather-bulk-action",
      { id },
      {
        once: `bulk:${id}`,
        inSeconds: chosen ? heldSeconds : 0,
        priority: 5,
      },
    );
    await recordAction(tx, byCaller(context), "bulk_begun", {
      bulk: id,
      kind,
      ...(kind === "mail" && { mailKind }),
      ...(kind === "give" && { to }),
      ...(chosen ? { orders: chosen.length } : filter),
    });
    return { id };
  });
});
