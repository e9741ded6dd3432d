import type { Context, StaffCaller } from "../../../platform/context.server.ts";
import { widestNetworkOf } from "../../../platform/networks.server.ts";

/**
 * The member of staff and the time: recorded with every action. `staffId` and `network`: in the console, where staff
 * sign in; at the desk `who` is the computer's account.
 */
export type By = { who: string; staffId?: string; network?: string; now: Date };

type Where = Pick<Context, "visitor" | "now">;

export function byMember({ id, email }: { id: string; email: string }, { visitor, now }: Where): By {
  return { who: email, staffId: id, network: widestNetworkOf(visitor.address), now };
}

/** `recordAction(tx, byCaller(context), …)` in an operation of staff. */
export function byCaller({ caller, ...context }: Where & { caller: StaffCaller }): By {
  return byMember({ id: caller.staffId, email: caller.email }, context);
}
