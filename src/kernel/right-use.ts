import type { Endpoint } from "./endpoint.ts";

/**
 * Whether a call counts as a use of the right that its contract names. A right to see is used by every look; one to act
 * is used by acting, neither by looking at what would happen nor by a draft that keeps itself.
 */
export function isUse({ right, limit, path }: Pick<Endpoint, "right" | "limit" | "path">): boolean {
  if (right === undefined || right === "own_session") return false;
  if (right.startsWith("see_")) return true;
  return (limit === "write" || limit === "costly") && !/(?:Draft|Preview)$/.test(path);
}
