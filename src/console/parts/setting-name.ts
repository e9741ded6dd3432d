import type { Words } from "../ground/asking.ts";
import { wordFor } from "./word-for.ts";

/** A kind of case has its name in the inbox. */
export function settingName({ settings, inbox }: Words, name: string): string {
  return name.startsWith("case_hours.")
    ? wordFor(inbox.kinds, name.slice("case_hours.".length))
    : wordFor(settings.names, name);
}
