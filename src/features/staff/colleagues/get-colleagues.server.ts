import { minuteMs } from "../../../kernel/duration.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { may } from "../../../kernel/staff-right.ts";
import { addDays, dateAt, instantOf } from "../../../kernel/zoned-time.ts";
import { operation } from "../../../platform/operation.server.ts";
import { atlasOf } from "../../catalogue/destinations/atlas.server.ts";
import { countryNames } from "../../catalogue/destinations/country-names.server.ts";
import { signInRules } from "../../records/settings/sign-in-rules.server.ts";
import { closesAt, daysToJoin, mayBeReminded } from "../members/rules.ts";
import { usesSince } from "../right-uses/store.server.ts";
import { countLiveSessions } from "../staff-sessions/store.server.ts";
import { GetColleagues } from "./contract.ts";
import { holds, together, usesOfDays } from "./rules.ts";
import { everyMember, everyRole, passedOnSince } from "./store.server.ts";

/** A look is noted every five minutes, so that this is who may be asked something now. */
const hereMs = 6 * minuteMs;

export const getColleagues = operation(GetColleagues, async (_wish, context) => {
  const { db, now, caller, visitor, locator } = context;
  const since = addDays(dateAt(now.getTime(), operatorZone), 1 - usesOfDays);
  const rules = signInRules(db);
  const [members, roles, uses, passedOn, signedIn, signIn, atlas] = await Promise.all([
    everyMember(db, now),
    everyRole(db),
    usesSince(db, since),
    passedOnSince(db, new Date(instantOf(since, "00:00", operatorZone))),
    rules.then((held) => countLiveSessions(db, held, now)),
    rules,
    atlasOf(context),
  ]);
  const nameOf = countryNames(atlas, visitor.language);
  const placeOf = (network: string | null) => {
    const country = network === null ? undefined : locator.country(network.replace(/\/.*/, ""));
    return country === undefined ? null : nameOf(country);
  };
  const among = (held: readonly string[]) => roles.filter(({ role }) => held.includes(role));
  const me = together(among(caller.roles.map(({ role }) => role)));
  const isEditor = may(caller, "edit_staff");
  const reaches = (held: readonly string[]) => isEditor && holds(me, together(among(held)));
  return {
    members: members.map(({ invited_until, awaited_since, reminded_at, seen_at, looked_at, ...member }) => ({
      ...member,
      roles: among(member.roles).map(({ role }) => role),
      hasPassword: member.has_password,
      invitedUntil: invited_until?.toISOString() ?? null,
      closesAt: awaited_since && closesAt(awaited_since).toISOString(),
      mayBeReminded: awaited_since !== null && mayBeReminded({ awaited_since, reminded_at }, now),
      remindedAt: reminded_at?.toISOString() ?? null,
      seenAt: seen_at?.toISOString() ?? null,
      seenIn: placeOf(member.seen_from),
      isHere: looked_at !== null && now.getTime() - looked_at.getTime() <= hereMs,
      isMe: member.id === caller.staffId,
      mayEdit: member.id !== caller.staffId && reaches(member.roles),
    })),
    signedIn,
    signIn: { ...signIn, ways: [...signIn.ways], daysToJoin },
    mayEditRoles: caller.role === "administrator",
    roles: roles.map(({ rights, limits, ...one }) => ({
      ...one,
      rights: [...rights],
      limits: [...limits],
      uses: uses.filter(({ role }) => role === one.role),
      passedOn: passedOn.filter(({ role }) => role === one.role),
      mayGive: reaches([one.role]),
    })),
  };
});
