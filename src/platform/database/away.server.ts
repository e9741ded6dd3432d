import pg from "pg";

/**
 * No connection was available. Keeps the cause's message but not its code, so that no library retries on its own
 * because of it.
 */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super(reasonOf(cause), { cause });
    this.name = "DatabaseAway";
  }
}

/** A host with several addresses fails with one error per address and no message of its own. */
function reasonOf(error: unknown): string {
  return error instanceof AggregateError
    ? error.errors.map(({ message }: Error) => message).join(", ")
    : (error as Error).message;
}

/**
 * SQLSTATE classes of temporary failures: connection exception, transaction rollback, insufficient resources, operator
 * intervention, system error. The codes: read-only transaction, lock not available.
 */
const laterClasses = ["08", "40", "53", "57", "58"];
const laterCodes = ["25006", "55P03"];
/**
 * How pg reports a connection that was lost or given up (client.server.ts); there are no codes (docs/decisions/0043).
 */
const lostWords =
  /^(Query read timeout|Connection terminated|Client was closed|Client has encountered a connection error|Postgres connection has been discarded)/;
const lostCodes = ["ECONNRESET", "EPIPE", "ETIMEDOUT"];

/** Whether the database is away, full or busy, as opposed to a bug: a retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  if (error instanceof pg.DatabaseError)
    return laterClasses.includes(error.code?.slice(0, 2) ?? "") || laterCodes.includes(error.code ?? "");
  return (
    error instanceof Error &&
    (lostWords.test(error.message) || lostCodes.includes((error as NodeJS.ErrnoException).code ?? ""))
  );
}
