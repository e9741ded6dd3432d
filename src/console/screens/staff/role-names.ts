import { useWords } from "../../ground/asking.ts";
import { roleName } from "../../ground/role-name.ts";
import type { StaffPage } from "./load.ts";

/** What each role is called. */
export function useRoleNames(roles: StaffPage["roles"]): (role: string) => string {
  const words = useWords();
  return (role) => roleName(words.roles, { role, title: roles.find((one) => one.role === role)?.title ?? null });
}
