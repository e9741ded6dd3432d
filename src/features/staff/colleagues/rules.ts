import { may, type StaffRight } from "../../../kernel/staff-right.ts";
import type { Action } from "../../records/actions/rules.ts";

/** A right up to an amount, in fen and 24 hours; above it a colleague confirms, or it is refused. */
export type Limit = { right: string; mostCny: number; secondPerson: boolean };
/** What a role may: `limits` are among `rights`. */
export type Reach = { role: string; rights: readonly string[]; limits: readonly Limit[] };
type Member = Reach & { id: string; hasKey: boolean };
type Refusal = "RIGHT_MISSING" | "OWN_ROLE" | "MORE_THAN_OWN";

/**
 * What somebody with several roles may: every right of theirs, up to the largest amount, and to any where one of the roles
 * has it without. More with a second person where one of them says so, for that is more than up to the amount.
 */
export function together(roles: readonly Reach[]): Reach {
  const role = roles.some((one) => one.role === "administrator") ? "administrator" : (roles[0]?.role ?? "");
  const rights = [...new Set(roles.flatMap((one) => one.rights))];
  const limits = rights.flatMap((right) => {
    const giving = roles.filter((one) => one.rights.includes(right));
    const theirs = giving.map((one) => one.limits.find((limit) => limit.right === right));
    if (!theirs.every((limit) => limit !== undefined)) return [];
    const mostCny = Math.max(...theirs.map((limit) => limit.mostCny));
    return [{ right, mostCny, secondPerson: theirs.some((limit) => limit.secondPerson) }];
  });
  return { role, rights, limits };
}

/** Whether somebody may give or take a role: nobody reaches beyond what they have themselves, nor beyond its amount. */
export function holds(me: Reach, { role, rights, limits }: Reach): boolean {
  if (me.role === "administrator") return true;
  if (role === "administrator" || !rights.every((right) => me.rights.includes(right))) return false;
  return me.limits.every((mine) => {
    const theirs = limits.find(({ right }) => right === mine.right);
    if (!theirs) return !rights.includes(mine.right);
    return theirs.mostCny <= mine.mostCny && (mine.secondPerson || !theirs.secondPerson);
  });
}

/**
 * Why `me` may not decide about `them`; `to`: what they are to have. An administrator cannot be the last one that somebody
 * else removes, since that somebody is another, who still gets in: whoever was shut out in this very moment decides nothing.
 */
export function refusalOf(
  me: Member | undefined,
  them: Member | undefined,
  to: Reach | undefined,
): Refusal | undefined {
  if (!me?.hasKey || !may(me, "edit_staff")) return "RIGHT_MISSING";
  if (them?.id === me.id) return "OWN_ROLE";
  const reaches = (!them || holds(me, them)) && (!to || holds(me, to));
  return reaches ? undefined : "MORE_THAN_OWN";
}

/** Of how many days the uses of a cell are added up, today's among them. */
export const usesOfDays = 28;

/** The deed of somebody whose amount was reached: a colleague decides. */
export const proposed = {
  refund_proposed: "give_refunds",
  balance_correction_proposed: "give_refunds",
  difference_proposed: "settle_differences",
} satisfies Partial<Record<Action, StaffRight>>;

export const isConfirmable = (right: string): boolean => Object.values<string>(proposed).includes(right);

/** Whether a colleague confirms what is above the amount; of what nobody can propose it is refused, whatever was set. */
export const hasSecond = ({ right, secondPerson }: Limit): boolean => secondPerson && isConfirmable(right);
