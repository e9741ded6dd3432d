import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "./by.server.ts";
import { lockCaller } from "./caller-store.server.ts";
import { ExportTrail } from "./contract.ts";
import { recordAction } from "./store.server.ts";

/** It stands in the trail before a line is read, with what was asked for. */
export const exportTrail = operation(ExportTrail, async ({ isBegun, ...filter }, context) => {
  const { db, caller, now } = context;
  if (!isBegun)
    await db.transaction().execute(async (tx) => {
      await lockCaller(tx, caller, "see_trail");
      await recordAction(tx, byCaller(context), "trail_exported", { ...filter });
    });
  return { at: now.toISOString() };
});
