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

/** What a lack of rights means, other than to whoever migrates. */
const grantAnew = "Start once with the owner of the tables in DATABASE_URL and the shop's user in DATABASE_SHOP_URL";
const lacking: Record<string, readonly [wrong: string, wayOut: string]> = {
  DATABASE_SHOP_URL: ["does not let its user in", "Grant that user to connect"],
  running: ["does not let the shop do what it must", grantAnew],
};

/**
 * Whether the error is about the server itself and not about our SQL: then it is the reason, wherever the start had got
 * to.
 */
export function isOfDatabase(error: Error): boolean {
  return codeOf(error) in said;
}

/**
 * The sentence for an error; without a SQLSTATE there was no server. `kind`: the setting whose user met it, or `running`
 * where the database is migrated.
 */
export function unusable(error: Error, kind: string): DatabaseUnreachable {
  const code = codeOf(error);
  const [wrong, wayOut] =
    (code === "42501" && lacking[kind]) || (said[code] ?? ["does not answer", "Check the address"]);
  const [place, other] = elsewhere[kind] ?? ["in DATA_DIR", ""];
  return new DatabaseUnreachable(
    `The database ${place} ${wrong} (${wordsOf((error.cause as Error | undefined) ?? error)}). ${wayOut}${other}.`,
    { cause: error },
  );
}

const atUrl: [place: string, other: string] = ["at DATABASE_URL", ", or unset DATABASE_URL to use the embedded one"];
const elsewhere: Record<string, [place: string, other: string]> = {
  DATABASE_URL: atUrl,
  running: atUrl,
  DATABASE_SHOP_URL: ["at DATABASE_SHOP_URL", ", or unset DATABASE_SHOP_URL to run as the user of DATABASE_URL"],
};

function codeOf(error: Error): string {
  return ((error.cause ?? error) as { code?: string }).code ?? "";
}

/** A host with several addresses fails with one error per address and no message of its own. */
function wordsOf(error: Error): string {
  return error instanceof AggregateError ? error.errors.map(({ message }: Error) => message).join(", ") : error.message;
}
