import { may, staffRights, staffRoles, type StaffRight, type StaffRole } from "../../../kernel/staff-right.ts";

type Member = { id: string; role: StaffRole; rights: readonly string[]; hasKey: boolean };
type Refusal = "RIGHT_MISSING" | "OWN_ROLE" | "MORE_THAN_OWN";

/** Whether somebody may give or take a role: nobody reaches beyond what they have themselves. */
export function holds(me: Pick<Member, "role" | "rights">, role: StaffRole, rights: readonly string[]): boolean {
  return (
    me.role === "administrator" || (role !== "administrator" && rights.every((right) => me.rights.includes(right)))
  );
}

/**
 * Why `me` may not decide about `them`; `to`: the role that they are to have. An administrator cannot be the last one
 * that somebody else removes, since that somebody is another.
 */
export function refusalOf(
  me: Member | undefined,
  them: Member | undefined,
  to: { role: StaffRole; rights: readonly string[] } | undefined,
): Refusal | undefined {
  if (!me || !may(me, "edit_staff")) return "RIGHT_MISSING";
  if (them?.id === me.id) return "OWN_ROLE";
  const reaches = (!them || holds(me, them.role, them.rights)) && (!to || holds(me, to.role, to.rights));
  return reaches ? undefined : "MORE_THAN_OWN";
}

/** A cell of the matrix. `mostCny`: up to so many fen of one member in 24 hours; null: any amount. */
export type Grant = { may: boolean; mostCny: number | null; secondPerson: boolean };

/** Rights that may end at an amount. */
export const limitable = [
  "give_refunds",
  "give_goodwill",
  "settle_differences",
] as const satisfies readonly StaffRight[];

/** Of how many days the uses of a cell are added up, today's among them. */
export const usesOfDays = 28;

/** An administrator's role has no cells: it may everything. Who decides about staff is an administrator. */
export const editableRoles = staffRoles.filter((role) => role !== "administrator");
export const editableRights = staffRights.filter((right) => right !== "own_session" && right !== "edit_staff");

export function sameGrant(one: Grant, other: Grant): boolean {
  if (!one.may || !other.may) return one.may === other.may;
  return one.mostCny === other.mostCny && (one.mostCny === null || one.secondPerson === other.secondPerson);
}
