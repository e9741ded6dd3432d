import { staffRights, staffRoles, type StaffRight } from "../../../kernel/staff-right.ts";

/** A cell of the matrix. `mostCny`: up to so many fen of one member in 24 hours; null: any amount. */
export type Grant = { may: boolean; mostCny: number | null; secondPerson: boolean };

/** Rights that may end at an amount. */
export const limitable = [
  "give_refunds",
  "give_goodwill",
  "settle_differences",
] as const satisfies readonly StaffRight[];

/** An administrator's role has no cells: it may everything. Who decides about staff is an administrator. */
export const editableRights = staffRights.filter((right) => right !== "own_session" && right !== "edit_staff");

export function sameGrant(one: Grant, other: Grant): boolean {
  if (!one.may || !other.may) return one.may === other.may;
  return one.mostCny === other.mostCny && (one.mostCny === null || one.secondPerson === other.secondPerson);
}

/** Ready-made ones stay, under the names that the console gives them. */
export const isReadyMade = (role: string): boolean => staffRoles.some((one) => one === role);

/** Besides the ready-made ones: a matrix with more columns is read by nobody. */
export const mostRoles = 20;
export const longestTitle = 40;

/** What two names have in common that people take for one: width, case and spaces do not tell them apart. */
export const readAs = (title: string): string => title.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();

/** What is typed to delete a role, in each language of the console. */
export const deleteWords = { en: "delete", "zh-cn": "删除", "zh-hk": "刪除" } as const;
export const isDeleteWord = (typed: string): boolean =>
  Object.values<string>(deleteWords).includes(typed.trim().toLowerCase());
