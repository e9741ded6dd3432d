import { randomBytes } from "node:crypto";
import type pg from "pg";
import { ConfigError, type Config } from "../config.server.ts";
import { openObjectKeys } from "../object-keys.server.ts";
import { isKnown } from "./known-mark.server.ts";

type MasterKey = Config["DOCUMENT_KEYS"][number];
/** Wrapped by a master key and bound to its row. */
type Wrapped = { wrapped: Buffer; bound: string };

const mark = "mark of a master key";

/**
 * Checks that each of DOCUMENT_KEYS is the one that had its name before: one that was mistyped seals forms with a key that
 * nobody has, and finds every photograph damaged. The current one leaves a mark; a former one where something opens with it.
 */
export async function checkKnownDocumentKeys(pool: pg.Pool, keys: Config["DOCUMENT_KEYS"]): Promise<void> {
  const others: string[] = [];
  // a start that is refused leaves no mark of a new key
  for (const key of keys.toReversed())
    if (!(await isKeyKnown(pool, key, { mayBeNew: key === keys[0] && others.length === 0 }))) others.unshift(key.name);
  if (others.length > 0) throw new ConfigError(others.map(otherKey).join("\n"));
}

const otherKey = (name: string) =>
  `DOCUMENT_KEYS: ${name} is another key than the one of that name in this database, and opens nothing of it; give the digits that were kept, or a new key a name of its own`;

async function isKeyKnown(pool: pg.Pool, { name, key }: MasterKey, { mayBeNew }: { mayBeNew: boolean }) {
  const keys = openObjectKeys({ masters: [{ name, key }], markKey: randomBytes(32) });
  const opens = ({ wrapped, bound }: Wrapped) => {
    try {
      return keys.unwrap({ master: name, wrapped }, bound) !== undefined;
    } catch {
      return false;
    }
  };
  const { isMarked, older } = await sealedBefore(pool, name);
  // what stays under a former key that has no mark may be what was damaged
  if (!mayBeNew && !isMarked && !older.some(opens)) return true;
  return isKnown({
    opens,
    older,
    async leaveMark() {
      const { wrapped } = keys.make(mark).wrapped;
      await pool.query("insert into document_key_marks values ($1, $2) on conflict do nothing", [name, wrapped]);
    },
    async mark() {
      const { rows } = await pool.query<{ wrapped: Buffer }>("select wrapped from document_key_marks where name = $1", [
        name,
      ]);
      return { ...rows[0]!, bound: mark };
    },
  });
}

/**
 * Databases from before the marks are checked with registrations and files of enquiries: with any twenty, as ids are random,
 * and not with the first, which digits may have sealed that were put right since.
 */
async function sealedBefore(pool: pg.Pool, name: string): Promise<{ isMarked: boolean; older: Wrapped[] }> {
  const { rowCount } = await pool.query("select from document_key_marks where name = $1", [name]);
  if (rowCount) return { isMarked: true, older: [] };
  const { rows } = await pool.query<Wrapped>(
    `(select wrapped_key as wrapped, id as bound from real_names where master_key = $1 and wrapped_key is not null order by id limit 20)
     union all
     (select wrapped_key as wrapped, id as bound from enquiry_files where master_key = $1 and state <> 'gone' order by id limit 20)`,
    [name],
  );
  return { isMarked: false, older: rows };
}
