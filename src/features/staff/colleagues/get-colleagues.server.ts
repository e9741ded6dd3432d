import { operatorZone } from "../../../kernel/operator-zone.ts";
import { may, staffRoles } from "../../../kernel/staff-right.ts";
import { addDays, dateAt } from "../../../kernel/zoned-time.ts";
import { operation } from "../../../platform/operation.server.ts";
import { usesSince } from "../right-uses/store.server.ts";
import { GetColleagues } from "./contract.ts";
import { holds, usesOfDays } from "./rules.ts";
import { everyMember, everyRole } from "./store.server.ts";

export const getColleagues = operation(GetColleagues, async (_wish, { db, now, caller }) => {
  const since = addDays(dateAt(now.getTime(), operatorZone), 1 - usesOfDays);
  const [members, roles, uses] = await Promise.all([everyMember(db, now), everyRole(db), usesSince(db, since)]);
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
      uses: uses.filter((use) => use.role === role),
      mayGive: reaches(role),
    })),
  };
});
