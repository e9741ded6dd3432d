import { refuse } from "../../../kernel/refusal.ts";
import type { StaffCaller } from "../../../platform/context.server.ts";
import type { Db, DbOrTx } from "../../../platform/database/database.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { everyRole, lockMembers } from "../colleagues/store.server.ts";

type Context = { db: Db; now: Date; caller: StaffCaller };
type House = {
  members: Awaited<ReturnType<typeof lockMembers>>;
  roles: Awaited<ReturnType<typeof everyRole>>;
};

/**
 * Decides about a role once, behind the rows of all of staff: it holds at the next request of everybody, and whoever does
 * something at this moment that asks again has done it before or asks after. Administrators alone: they have everything,
 * so nobody gives more than they have; and whether the caller still is one, and gets in, is asked here, since a colleague
 * may have taken their role or shut them out in this very moment.
 */
export function aboutRoles<Answer>(
  path: string,
  wish: { requestKey: string },
  { db, now, caller }: Context,
  act: (tx: DbOrTx, house: House) => Promise<Answer>,
): Promise<Answer> {
  return once(db, { path, wish }, { caller, now }, async (tx) => {
    const members = await lockMembers(tx);
    const me = members.find(({ id }) => id === caller.staffId);
    if (!me?.hasKey || me.role !== "administrator") return refuse("RIGHT_MISSING");
    return act(tx, { members, roles: await everyRole(tx) });
  });
}

/** One that was deleted meanwhile is said so. */
export function roleIn(roles: House["roles"], role: string): House["roles"][number] {
  return roles.find((one) => one.role === role) ?? refuse("ROLE_GONE");
}
