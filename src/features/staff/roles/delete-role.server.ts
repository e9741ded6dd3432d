import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { setRole } from "../members/store.server.ts";
import { aboutRoles, roleIn } from "./about-roles.server.ts";
import { DeleteRole } from "./contract.ts";
import { isDeleteWord } from "./rules.ts";
import { removeRole } from "./store.server.ts";

/**
 * Whoever has the role, or is invited with it and has not come yet, gets the one that is named, at their next request.
 * Each of them has a line in the trail, since their role is another.
 */
export const deleteRole = operation(DeleteRole, (wish, context) => {
  if (!isDeleteWord(wish.word)) return refuse("INVALID_INPUT", { field: "word", problem: "word" });
  return aboutRoles(DeleteRole.path, wish, context, async (tx, { members, roles }) => {
    const { role, title, rights } = roleIn(roles, wish.role);
    if (title === null) return refuse("ROLE_STAYS");
    if (wish.to === role) return refuse("INVALID_INPUT", { field: "to", problem: "choose" });
    const people = members.filter((one) => one.role === role);
    const next = wish.to === undefined ? undefined : roleIn(roles, wish.to);
    if (people.length > 0 && !next) return refuse("ROLE_IN_USE");
    const by = byCaller(context);
    for (const { id } of next ? people : []) {
      await setRole(tx, id, next!.role);
      const change = { before: { role: title }, after: { role: next!.title ?? next!.role } };
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
