import { operatorZone } from "../../../kernel/operator-zone.ts";
import { may } from "../../../kernel/staff-right.ts";
import { addDays, dateAt } from "../../../kernel/zoned-time.ts";
import { operation } from "../../../platform/operation.server.ts";
import { signInRules } from "../../records/settings/sign-in-rules.server.ts";
import { usesSince } from "../right-uses/store.server.ts";
import { countLiveSessions } from "../staff-sessions/store.server.ts";
import { GetColleagues } from "./contract.ts";
import { holds, together, usesOfDays } from "./rules.ts";
import { everyMember, everyRole } from "./store.server.ts";

export const getColleagues = operation(GetColleagues, async (_wish, { db, now, caller }) => {
  const since = addDays(dateAt(now.getTime(), operatorZone), 1 - usesOfDays);
  const [members, roles, uses, signedIn] = await Promise.all([
    everyMember(db, now),
    everyRole(db),
    usesSince(db, since),
    signInRules(db).then((rules) => countLiveSessions(db, rules, now)),
  ]);
  const among = (held: readonly string[]) => roles.filter(({ role }) => held.includes(role));
  const me = together(among(caller.roles.map(({ role }) => role)));
  const isEditor = may(caller, "edit_staff");
  const reaches = (held: readonly string[]) => isEditor && holds(me, together(among(held)));
  return {
    members: members.map(({ has_password: hasPassword, invited_until, seen_at, ...member }) => ({
      ...member,
      roles: among(member.roles).map(({ role }) => role),
      hasPassword,
      invitedUntil: invited_until?.toISOString() ?? null,
      seenAt: seen_at?.toISOString() ?? null,
      isMe: member.id === caller.staffId,
      mayEdit: member.id !== caller.staffId && reaches(member.roles),
    })),
    signedIn,
    mayEditRoles: caller.role === "administrator",
    roles: roles.map(({ rights, limits, ...one }) => ({
      ...one,
      rights: [...rights],
      limits: [...limits],
      uses: uses.filter((use) => use.role === one.role),
      mayGive: reaches([one.role]),
    })),
  };
});
