/** Its message is one sentence with a remedy. */
export class EmbeddedDatabaseUnavailable extends Error {}

/** Why there is no embedded database. */
export function unavailable(reason: string, wayOut = "", cause?: unknown): Error {
  const elsewhere =
    "set DATABASE_URL to a PostgreSQL 15 or newer, for example postgresql://user:password@host:5432/farwave";
  return new EmbeddedDatabaseUnavailable(
    `The embedded database cannot start: ${reason}; ${wayOut ? `${wayOut}, or ` : ""}${elsewhere}.`,
    { cause },
  );
}
