import { may } from "../../../kernel/staff-right.ts";
import { operation } from "../../../platform/operation.server.ts";
import { everyRole, rolesInUse } from "../colleagues/store.server.ts";
import { GetRolesWith } from "./contract.ts";

export const getRolesWith = operation(GetRolesWith, async ({ right }, { db }) => {
  const [roles, inUse] = await Promise.all([everyRole(db), rolesInUse(db)]);
  const able = roles.filter((one) => inUse.has(one.role) && may(one, right));
  return { roles: able.map(({ role, title }) => ({ role, title })) };
});
