import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { calledTogether } from "../members/rules.ts";
import { setRoles } from "../members/store.server.ts";
import { aboutRoles, roleIn } from "./about-roles.server.ts";
import { DeleteRole } from "./contract.ts";
import { isDeleteWord } from "./rules.ts";
import { removeRole } from "./store.server.ts";

/**
 * Whoever has the role, or is invited with it and has not come yet, gets the one that is named in its place, beside
 * what else they have, at their next request. Each of them has a line in the trail, since their roles are others.
 */
export const deleteRole = operation(DeleteRole, (wish, context) => {
  if (!isDeleteWord(wish.word)) return refuse("INVALID_INPUT", { field: "word", problem: "word" });
  return aboutRoles(DeleteRole.path, wish, context, async (tx, { members, roles }) => {
    const { role, title, rights } = roleIn(roles, wish.role);
    if (title === null) return refuse("ROLE_STAYS");
    if (wish.to === role) return refuse("INVALID_INPUT", { field: "to", problem: "choose" });
    const people = members.filter((one) => one.roles.includes(role));
    const next = wish.to === undefined ? undefined : roleIn(roles, wish.to);
    if (people.length > 0 && !next) return refuse("ROLE_IN_USE");
    const by = byCaller(context);
    for (const { id, roles: held } of next ? people : []) {
      const before = roles.filter((one) => held.includes(one.role));
      const after = roles.filter((one) => one === next || (one.role !== role && held.includes(one.role)));
      await setRoles(
        tx,
        id,
        after.map((one) => one.role),
      );
      const change = { before: { role: calledTogether(before) }, after: { role: calledTogether(after) } };
      await recordAction(tx, by, "staff_role_changed", { on: { kind: "staff", id }, ...change });
    }
    await removeRole(tx, role);
    await recordAction(tx, by, "role_deleted", {
      on: { kind: "role", id: role },
      name: title,
      before: { title, rights },
      ...(people.length > 0 && { people: people.length }),
    });
    return { moved: people.length };
  });
});
