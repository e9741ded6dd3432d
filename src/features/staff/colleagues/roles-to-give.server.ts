import { refuse } from "../../../kernel/refusal.ts";
import type { everyRole } from "./store.server.ts";

type Role = Awaited<ReturnType<typeof everyRole>>[number];

/** In the order of the matrix; an administrator may everything, so that role stands alone. One that went meanwhile is said so. */
export function rolesToGive(all: readonly Role[], wished: readonly string[]): Role[] {
  const given = all.filter(({ role }) => wished.includes(role));
  if (given.length < new Set(wished).size) return refuse("ROLE_GONE");
  if (given.length > 1 && given.some(({ role }) => role === "administrator"))
    return refuse("INVALID_INPUT", { field: "roles", problem: "roles.alone" });
  return given;
}
