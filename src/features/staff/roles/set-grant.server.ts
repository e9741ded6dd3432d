import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { isConfirmable } from "../colleagues/rules.ts";
import { aboutRoles, roleIn } from "./about-roles.server.ts";
import { SetGrant } from "./contract.ts";
import { grantOf, putGrant } from "./grants-store.server.ts";
import { limitable, sameGrant, type Grant } from "./rules.ts";

/** Changes one cell of the matrix. */
export const setGrant = operation(SetGrant, (wish, context) => {
  const { right, from, to } = wish;
  if (to.mostCny !== null && !limitable.some((one) => one === right))
    return refuse("INVALID_INPUT", { field: "mostCny", problem: "choose" });
  if (to.secondPerson && !isConfirmable(right))
    return refuse("INVALID_INPUT", { field: "secondPerson", problem: "choose" });
  return aboutRoles(SetGrant.path, wish, context, async (tx, { roles }) => {
    const { role, title } = roleIn(roles, wish.role);
    const before = await grantOf(tx, role, right);
    if (!sameGrant(before, from)) return refuse("RECORD_CHANGED");
    if (!sameGrant(before, to)) {
      await putGrant(tx, role, right, to);
      await recordAction(tx, byCaller(context), "role_changed", {
        on: { kind: "role", id: role },
        ...(title !== null && { name: title }),
        before: said(right, before),
        after: said(right, to),
      });
    }
    return { role, right };
  });
});

/** Flat, as the trail shows it; the amount as people write it. */
const said = (right: string, { may, mostCny, secondPerson }: Grant) => ({
  [right]: may,
  ...(may && mostCny !== null && { cny_a_day: (mostCny / 100).toFixed(2), second_person: secondPerson }),
});
