import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { SetGrant } from "./contract.ts";
import { putGrant, grantOf } from "./grants-store.server.ts";
import { limitable, sameGrant, type Grant } from "./rules.ts";
import { lockMembers } from "./store.server.ts";

/**
 * Changes one cell of the matrix, behind the rows of all of staff: it holds at the next request of everybody, and whoever
 * does something at this moment that asks again has done it before or asks after. Administrators alone: they have
 * everything, so nobody gives more than they have.
 */
export const setGrant = operation(SetGrant, (wish, context) => {
  const { db, now, caller } = context;
  const { role, right, from, to } = wish;
  if (to.mostCny !== null && !limitable.some((one) => one === right))
    return refuse("INVALID_INPUT", { field: "mostCny", problem: "choose" });
  return once(db, { path: SetGrant.path, wish }, { caller, now }, async (tx) => {
    const me = (await lockMembers(tx)).find(({ id }) => id === caller.staffId);
    if (me?.role !== "administrator") return refuse("RIGHT_MISSING");
    const before = await grantOf(tx, role, right);
    if (!sameGrant(before, from)) return refuse("RECORD_CHANGED");
    if (!sameGrant(before, to)) {
      await putGrant(tx, role, right, to);
      const change = { before: said(right, before), after: said(right, to) };
      await recordAction(tx, byCaller(context), "role_changed", { on: { kind: "role", id: role }, ...change });
    }
    return { role, right };
  });
});

/** Flat, as the trail shows it; the amount as people write it. */
const said = (right: string, { may, mostCny, secondPerson }: Grant) => ({
  [right]: may,
  ...(may && mostCny !== null && { cny_a_day: (mostCny / 100).toFixed(2), second_person: secondPerson }),
});
