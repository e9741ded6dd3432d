/** As the trail names somebody's roles; `title`: what staff have called one, null: ready-made. */
export const calledTogether = (roles: readonly { role: string; title: string | null }[]): string =>
  roles.map(({ role, title }) => title ?? role).join(", ");
