import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import { operation } from "../../../platform/operation.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { hold, lockNext } from "./holding-store.server.ts";
import { TakeNextRealName } from "./review-contract.ts";
import { realNameById } from "./store.server.ts";

/** Nothing is opened by it: each look is written down where it is opened (open-real-name.server.ts). */
export const takeNextRealName = operation(TakeNextRealName, (wish, { db, now, caller }) =>
  once(db, { path: TakeNextRealName.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "review_real_names");
    const { requestKey: _, reason, first = "waits", ...filter } = wish;
    const order = { first, filter, today: dateAt(now.getTime(), operatorZone) };
    const looking = { staffId: caller.staffId, now };
    const id = await lockNext(tx, looking, order);
    if (id === undefined) return { number: null };
    await hold(tx, id, looking, reason);
    return { number: (await realNameById(tx, id))!.number };
  }),
);
