import { randomUUID } from "node:crypto";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { aboutRoles, roleIn } from "./about-roles.server.ts";
import { MakeRole } from "./contract.ts";
import { isReadyMade, mostRoles } from "./rules.ts";
import { copyGrants, putRole } from "./store.server.ts";
import { isTaken } from "./taken-title.server.ts";

/** Nobody has it yet: it holds for whoever is given it. */
export const makeRole = operation(MakeRole, (wish, context) =>
  aboutRoles(MakeRole.path, wish, context, async (tx, { roles }) => {
    const { title, like } = wish;
    const former = like === undefined ? undefined : roleIn(roles, like);
    if (isTaken(title, roles)) return refuse("ROLE_NAMED_ALREADY");
    if (roles.filter(({ role }) => !isReadyMade(role)).length >= mostRoles) return refuse("ROLES_FULL");
    const role = randomUUID();
    await putRole(tx, role, title);
    if (former) await copyGrants(tx, former.role, role);
    await recordAction(tx, byCaller(context), "role_made", {
      on: { kind: "role", id: role },
      name: title,
      after: { title, rights: former?.rights ?? [], ...(former && { like: former.title ?? former.role }) },
    });
    return { role };
  }),
);
