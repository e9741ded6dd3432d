import pg from "pg";

/**
 * No connection could be had. Its words are those of the reason; the reason's code is left out, so that no library
 * repeats by it on its own.
 */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super(reasonOf(cause), { cause });
    this.name = "DatabaseAway";
  }
}

/** A host with several addresses fails with one error for each and no words of its own. */
function reasonOf(error: unknown): string {
  return error instanceof AggregateError
    ? error.errors.map(({ message }: Error) => message).join(", ")
    : (error as Error).message;
}

/**
 * Classes of SQLSTATE in which the database says that it cannot now: connection, transaction undone for another's sake,
 * read only, out of room, memory or connections, a lock that is not free, cancelled or shut down by an operator, the
 * disk failed.
 */
const laterClasses = ["08", "40", "53", "57", "58"];
const laterCodes = ["25006", "55P03"];
/** How pg says that a connection has ended, or is given up (client.server.ts). */
const lostWords =
  /^(Query read timeout|Connection terminated|Client was closed|Client has encountered a connection error|Postgres connection has been discarded)/;
const lostCodes = ["ECONNRESET", "EPIPE", "ETIMEDOUT"];

/** Whether it is no bug but the database that is away, full or busy: the same may be asked again in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  if (error instanceof pg.DatabaseError)
    return laterClasses.includes(error.code?.slice(0, 2) ?? "") || laterCodes.includes(error.code ?? "");
  return (
    error instanceof Error &&
    (lostWords.test(error.message) || lostCodes.includes((error as NodeJS.ErrnoException).code ?? ""))
  );
}
