import { hourMs, minuteMs } from "../../../kernel/duration.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../actions/by.server.ts";
import { lockCaller } from "../actions/caller-store.server.ts";
import { once } from "../actions/once.server.ts";
import { actionsSince, recordAction } from "../actions/store.server.ts";
import { Reveal } from "./contract.ts";
import { revealMinutes, revealsPerHour } from "./rules.ts";
import { isThere, putReveal } from "./store.server.ts";

/** The look and its line in the trail are one transaction; two at once are counted one after the other. */
export const reveal = operation(Reveal, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: Reveal.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "reveal_personal_data");
    const { kind, reason } = wish;
    const thing = /^fw/i.test(wish.thing) ? wish.thing.toUpperCase() : wish.thing.toLowerCase();
    const found = (await isThere(tx, { kind, thing })) ?? refuse("NOT_FOUND");
    const looked = await actionsSince(tx, caller.staffId, "personal_data_revealed", new Date(now.getTime() - hourMs));
    if (looked >= revealsPerHour) return refuse("REVEALED_OFTEN");
    const until = new Date(now.getTime() + revealMinutes * minuteMs);
    await putReveal(tx, { session_id: caller.sessionId, kind, thing, ends_at: until });
    await recordAction(tx, byCaller(context), "personal_data_revealed", {
      ...(kind === "customer" && { on: { kind, id: thing } }),
      ...(found.orderId !== null && { orderId: found.orderId }),
      reason,
    });
    return { until: until.toISOString() };
  });
});
