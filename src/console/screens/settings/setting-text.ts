import { isLanguage, languageFacts } from "../../../kernel/language.ts";
import type { Words } from "../../ground/asking.ts";
import type { Setting } from "./load.ts";

export function valueText(
  { settings: { units, flags, ownPage } }: Words,
  { unit, kind }: Pick<Setting, "unit" | "kind">,
  value: string | number | boolean,
): string {
  if (typeof value === "boolean") return value ? flags.on : flags.off;
  if (kind === "some") return String(value).split(",").map(choiceName).join(" · ");
  if (kind === "address" && value === "") return ownPage;
  return unit === null ? String(value) : units[unit](Number(value));
}

/** A language by its own name, a currency or a kind of passport by its letters. */
export const choiceName = (one: string): string => (isLanguage(one) ? languageFacts[one].label : one.toUpperCase());
