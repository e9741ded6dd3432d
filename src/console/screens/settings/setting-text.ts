import type { Words } from "../../ground/asking.ts";
import type { Setting } from "./load.ts";

export function valueText(
  { settings: { units, flags } }: Words,
  { unit }: Pick<Setting, "unit">,
  value: string | number | boolean,
): string {
  if (typeof value === "boolean") return value ? flags.on : flags.off;
  return unit === null ? String(value) : units[unit](Number(value));
}
