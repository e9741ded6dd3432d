import { may, staffRoles } from "../../../kernel/staff-right.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetColleagues } from "./contract.ts";
import { holds } from "./rules.ts";
import { everyMember, everyRole } from "./store.server.ts";

export const getColleagues = operation(GetColleagues, async (_wish, { db, now, caller }) => {
  const [members, roles] = await Promise.all([everyMember(db, now), everyRole(db)]);
  const rightsOf = new Map(roles.map(({ role, rights }) => [role, rights]));
  const limitsOf = new Map(roles.map(({ role, limits }) => [role, limits]));
  const isEditor = may(caller, "edit_staff");
  const reaches = (role: (typeof staffRoles)[number]) => isEditor && holds(caller, role, rightsOf.get(role) ?? []);
  return {
    members: members.map(({ has_password: hasPassword, invited_until, seen_at, ...member }) => ({
      ...member,
      hasPassword,
      invitedUntil: invited_until?.toISOString() ?? null,
      seenAt: seen_at?.toISOString() ?? null,
      isMe: member.id === caller.staffId,
      mayEdit: member.id !== caller.staffId && reaches(member.role),
    })),
    mayEditRoles: caller.role === "administrator",
    roles: staffRoles.map((role) => ({
      role,
      rights: rightsOf.get(role) ?? [],
      limits: limitsOf.get(role) ?? [],
      mayGive: reaches(role),
    })),
  };
});
