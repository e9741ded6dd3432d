import type { Words } from "../../ground/asking.ts";
import type { Setting } from "./load.ts";

export function valueText({ settings: { units } }: Words, { unit }: Pick<Setting, "unit">, value: string | number) {
  return unit === null ? String(value) : units[unit](Number(value));
}
