import { may } from "../../../kernel/staff-right.ts";
import { operation } from "../../../platform/operation.server.ts";
import { countedToPost } from "../../delivery/dispatches/list-store.server.ts";
import { GetWaiting } from "./contract.ts";
import { mostCounted } from "./rules.ts";
import { countedCases } from "./store.server.ts";

export const getWaiting = operation(GetWaiting, async (_wish, { db, now, caller }) => {
  const [cases, parcels] = await Promise.all([
    may(caller, "see_inbox") ? countedCases(db, ["all"], { now, me: caller.staffId }) : undefined,
    may(caller, "see_parcels") ? countedToPost(db, now) : 0,
  ]);
  return { inbox: Math.min(cases?.all ?? 0, mostCounted), dispatch: Math.min(parcels, mostCounted) };
});
