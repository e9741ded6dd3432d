import type { Words } from "../../ground/asking.ts";
import type { Setting } from "./load.ts";

export function valueText(
  { settings: { units, flags, ownPage } }: Words,
  { unit, kind }: Pick<Setting, "unit" | "kind">,
  value: string | number | boolean,
): string {
  if (typeof value === "boolean") return value ? flags.on : flags.off;
  if (kind === "address" && value === "") return ownPage;
  return unit === null ? String(value) : units[unit](Number(value));
}
