import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { aboutRoles, roleIn } from "./about-roles.server.ts";
import { RenameRole } from "./contract.ts";
import { setTitle } from "./store.server.ts";
import { isTaken } from "./taken-title.server.ts";

export const renameRole = operation(RenameRole, (wish, context) =>
  aboutRoles(RenameRole.path, wish, context, async (tx, { roles }) => {
    const { role, title: before } = roleIn(roles, wish.role);
    if (before === null) return refuse("ROLE_STAYS");
    if (before !== wish.from) return refuse("RECORD_CHANGED");
    if (isTaken(wish.title, roles, role)) return refuse("ROLE_NAMED_ALREADY");
    if (before !== wish.title) {
      await setTitle(tx, role, wish.title);
      const change = { before: { title: before }, after: { title: wish.title } };
      await recordAction(tx, byCaller(context), "role_renamed", {
        on: { kind: "role", id: role },
        name: wish.title,
        ...change,
      });
    }
    return { role };
  }),
);
