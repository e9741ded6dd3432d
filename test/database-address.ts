import type pg from "pg";

/** A test's database as a setting. */
export function addressOf({ host, port, user, password, database }: pg.ClientConfig): string {
  const secret = password ? `:${encodeURIComponent(String(password))}` : "";
  return `postgres://${user}${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? "")}`;
}
