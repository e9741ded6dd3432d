import type { words } from "../../i18n/en/console.ts";

/** As staff have called it; a ready-made one in the language of whoever reads. One of another version is read as it is. */
export function roleName(roles: typeof words.roles, { role, title }: { role: string; title: string | null }): string {
  return title ?? (Object.hasOwn(roles, role) ? roles[role as keyof typeof roles] : role);
}
