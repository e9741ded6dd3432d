import { operatorZone } from "../../../kernel/operator-zone.ts";
import { may } from "../../../kernel/staff-right.ts";
import { addDays, dateAt } from "../../../kernel/zoned-time.ts";
import { operation } from "../../../platform/operation.server.ts";
import { usesSince } from "../right-uses/store.server.ts";
import { GetColleagues } from "./contract.ts";
import { holds, usesOfDays } from "./rules.ts";
import { everyMember, everyRole } from "./store.server.ts";

export const getColleagues = operation(GetColleagues, async (_wish, { db, now, caller }) => {
  const since = addDays(dateAt(now.getTime(), operatorZone), 1 - usesOfDays);
  const [members, roles, uses] = await Promise.all([everyMember(db, now), everyRole(db), usesSince(db, since)]);
  const reachOf = new Map(roles.map((one) => [one.role, one]));
  const me = { ...caller, limits: reachOf.get(caller.role)?.limits ?? [] };
  const isEditor = may(caller, "edit_staff");
  const reaches = (role: string) => isEditor && holds(me, reachOf.get(role) ?? { role, rights: [], limits: [] });
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
    roles: roles.map(({ rights, limits, ...one }) => ({
      ...one,
      rights: [...rights],
      limits: [...limits],
      uses: uses.filter((use) => use.role === one.role),
      mayGive: reaches(one.role),
    })),
  };
});
