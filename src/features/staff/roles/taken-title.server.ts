import { wordsOfRoles } from "../../../i18n/roles.server.ts";
import { fullyOffered } from "../../../kernel/language.ts";
import { readAs } from "./rules.ts";

type Role = { role: string; title: string | null };

/**
 * Whether a reader would take a name for that of another role. A ready-made one has a name in each language of the
 * console: a second "Finance" would be given by mistake.
 */
export function isTaken(title: string, roles: readonly Role[], except?: string): boolean {
  const names = [
    ...roles.flatMap((one) => (one.role === except || one.title === null ? [] : [one.title])),
    ...fullyOffered.flatMap((language) => Object.values<string>(wordsOfRoles(language))),
  ];
  return names.some((name) => readAs(name) === readAs(title));
}
