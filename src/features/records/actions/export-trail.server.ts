import { minuteMs } from "../../../kernel/duration.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "./by.server.ts";
import { lockCaller } from "./caller-store.server.ts";
import { ExportTrail, GetTrailExport } from "./contract.ts";
import { once } from "./once.server.ts";
import { putAction } from "./store.server.ts";
import { exportOf } from "./trail-store.server.ts";

/** For so long after it was asked for the file can be begun: its address lies in the browser's history. */
const exportMinutes = 10;

/** It stands in the trail before a line is read, with what was asked for and why; that line is what the file is made of. */
export const exportTrail = operation(ExportTrail, (wish, context) => {
  const { db, caller, now } = context;
  const { requestKey: _, reason, ...filter } = wish;
  return once(db, { path: ExportTrail.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "see_trail");
    return { id: await putAction(tx, byCaller(context), "trail_exported", { ...filter, reason }) };
  });
});

export const getTrailExport = operation(GetTrailExport, async ({ id, isBegun = false }, { db, caller, now }) => {
  const since = new Date(isBegun ? 0 : now.getTime() - exportMinutes * minuteMs);
  const { at, filter } = (await exportOf(db, { id, staffId: caller.staffId, since })) ?? refuse("NOT_FOUND");
  return { at: at.toISOString(), filter };
});
