import { refuse } from "../../../kernel/refusal.ts";
import type { StaffCaller } from "../../../platform/context.server.ts";
import type { Db, DbOrTx } from "../../../platform/database/database.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { refusalOf, type Reach } from "./rules.ts";
import { lockMembers } from "./store.server.ts";

type Them = Awaited<ReturnType<typeof lockMembers>>[number];
type Context = { db: Db; now: Date; caller: StaffCaller };

/**
 * Decides about a colleague once, behind the rows of all of staff: whether the caller may is asked again there, since a
 * colleague may have taken their role in this very moment.
 */
export function aboutColleague(
  path: string,
  wish: { requestKey: string; id: string },
  { db, now, caller }: Context,
  act: (tx: DbOrTx, them: Them) => Promise<void>,
  to: (tx: DbOrTx) => Promise<Reach | undefined> = async () => undefined,
): Promise<{ id: string }> {
  return once(db, { path, wish }, { caller, now }, async (tx) => {
    const members = await lockMembers(tx);
    const them = members.find(({ id }) => id === wish.id);
    const me = members.find(({ id }) => id === caller.staffId);
    const refusal = refusalOf(me, them, await to(tx));
    if (refusal) return refuse(refusal);
    if (!them) return refuse("NOT_FOUND");
    await act(tx, them);
    return { id: them.id };
  });
}
