import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { TryJobsAgain } from "./contract.ts";
import { mostAtOncePress, pointless } from "./rules.ts";
import { giveTriesBack, lockGivenUp, removeJobs } from "./store.server.ts";

export const tryJobsAgain = operation(TryJobsAgain, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: TryJobsAgain.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "mend_incidents");
    const found = await lockGivenUp(tx, { kind: wish.kind, most: mostAtOncePress });
    const [left, tried] = [true, false].map((isPointless) =>
      found.filter(({ kind, state }) => (pointless(kind, state) !== null) === isPointless).map(({ id }) => id),
    ) as [string[], string[]];
    const on = { kind: "job", id: wish.kind } as const;
    if (tried.length > 0) {
      await giveTriesBack(tx, tried);
      await recordAction(tx, byCaller(context), "job_tried_again", { on, numbers: tried.join(" ") });
    }
    if (left.length > 0) {
      await removeJobs(tx, left);
      await recordAction(tx, byCaller(context), "job_put_away", { on, numbers: left.join(" ") });
    }
    return { tried: tried.length, putAway: left.length };
  });
});
