import { closedShop } from "../../../platform/maintenance.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetMe } from "./contract.ts";

/** The switch as it is at this moment: a page that has just turned it would contradict itself for a second. */
export const getMe = operation(GetMe, async (_wish, { db, now, caller }) => {
  const { staffId, name, email, role, roles, rights, letterKeys } = caller;
  const closed = await closedShop(db);
  return {
    id: staffId,
    name,
    email,
    role,
    roles: [...roles],
    rights: [...rights],
    letterKeys,
    shopClosed: closed ? { until: closed.ends_at.toISOString(), isOverdue: closed.ends_at <= now } : null,
  };
});
