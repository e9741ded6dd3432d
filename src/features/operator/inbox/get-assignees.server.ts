import { operation } from "../../../platform/operation.server.ts";
import { GetAssignees } from "./contract.ts";
import { colleagues } from "./store.server.ts";

export const getAssignees = operation(GetAssignees, async (_wish, { db, caller }) => ({
  me: caller.staffId,
  colleagues: await colleagues(db),
}));
