/** Thrown with one sentence and a remedy when there is no usable database. */
export class DatabaseUnreachable extends Error {}

/** A file of db/migrations that stops the start; its message names it. */
export class MigrationRefused extends Error {}

const makeOwner = "Make the user the owner of its database, name the owner there and this user in DATABASE_SHOP_URL";

/** By SQLSTATE: what is wrong, and what the operator can do. */
const said: Record<string, [wrong: string, wayOut: string]> = {
  "28P01": ["refuses the user", "Correct user and password"],
  "28000": ["refuses the user", "Correct user and password"],
  "3D000": ["has no database of that name", "Make it with createdb, or name another"],
  "25006": ["only lets itself be read", "Name its primary, or end default_transaction_read_only"],
  "53100": ["has no room left", "Make room on its disk"],
  "53300": ["has no connection left", "Raise max_connections, or start fewer processes"],
  "42501": ["does not let its user make tables", makeOwner],
  "3F000": ["does not let its user make tables", makeOwner],
};

const notLetIn = ["does not let its user in", "Grant that user to connect"] as const;

/**
 * Whether the error is about the server itself and not about our SQL: then it is the reason, wherever the start had got
 * to.
 */
export function isOfDatabase(error: Error): boolean {
  return codeOf(error) in said;
}

/** The sentence for an error; without a SQLSTATE there was no server. */
export function unusable(error: Error, kind: string): DatabaseUnreachable {
  const noEntry = kind === "DATABASE_SHOP_URL" && codeOf(error) === "42501";
  const [wrong, wayOut] = (noEntry ? notLetIn : said[codeOf(error)]) ?? ["does not answer", "Check the address"];
  const [place, other] = elsewhere[kind] ?? ["in DATA_DIR", ""];
  return new DatabaseUnreachable(
    `The database ${place} ${wrong} (${wordsOf((error.cause as Error | undefined) ?? error)}). ${wayOut}${other}.`,
    { cause: error },
  );
}

const elsewhere: Record<string, [place: string, other: string]> = {
  DATABASE_URL: ["at DATABASE_URL", ", or unset DATABASE_URL to use the embedded one"],
  DATABASE_SHOP_URL: ["at DATABASE_SHOP_URL", ", or unset DATABASE_SHOP_URL to run as the user of DATABASE_URL"],
};

function codeOf(error: Error): string {
  return ((error.cause ?? error) as { code?: string }).code ?? "";
}

/** A host with several addresses fails with one error per address and no message of its own. */
function wordsOf(error: Error): string {
  return error instanceof AggregateError ? error.errors.map(({ message }: Error) => message).join(", ") : error.message;
}
