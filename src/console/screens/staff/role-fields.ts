const prefix = "role.";

/** What the box of a role is called in a form that gives several. */
export const roleField = (role: string): string => `${prefix}${role}`;

export const rolesIn = (entries: Readonly<Record<string, string>>): string[] =>
  Object.keys(entries).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
