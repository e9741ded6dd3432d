import { may } from "../../../kernel/staff-right.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetWaiting } from "./contract.ts";
import { mostCounted } from "./rules.ts";
import { countedCases } from "./store.server.ts";

export const getWaiting = operation(GetWaiting, async (_wish, { db, now, caller }) => {
  if (!may(caller, "see_inbox")) return { inbox: 0 };
  const { all } = await countedCases(db, ["all"], { now, me: caller.staffId });
  return { inbox: Math.min(all, mostCounted) };
});
