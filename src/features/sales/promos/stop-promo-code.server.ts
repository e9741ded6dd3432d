import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { StopPromoCode } from "./staff-contract.ts";
import { stopPromo, stoppedAt } from "./staff-store.server.ts";

/** Waits for orders that are being written with the code, which hold its row; those behind it see it stopped. */
export const stopPromoCode = operation(StopPromoCode, async ({ code }, context) => {
  const { db, now } = context;
  return db.transaction().execute(async (tx) => {
    await lockCaller(tx, context.caller, "edit_promos");
    if (await stopPromo(tx, code, now))
      await recordAction(tx, byCaller(context), "promo_code_stopped", { on: { kind: "promo_code", id: code } });
    const at = (await stoppedAt(tx, code)) ?? refuse("NOT_FOUND");
    return { stoppedAt: at.toISOString() };
  });
});
