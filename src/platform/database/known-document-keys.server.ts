import { randomBytes } from "node:crypto";
import type pg from "pg";
import { ConfigError, type Config } from "../config.server.ts";
import { openObjectKeys, wrappedBytes } from "../object-keys.server.ts";
import { isKnown } from "./known-mark.server.ts";

type MasterKey = Config["DOCUMENT_KEYS"][number];
/** Wrapped by a master key and bound to its row. */
type Wrapped = { wrapped: Buffer; bound: string };

const mark = "mark of a master key";

/**
 * Checks that each of DOCUMENT_KEYS is the one that had its name before: one that was mistyped seals forms with a key that
 * nobody has, and finds every photograph damaged. The current one leaves a mark; a former one where something opens with it.
 * `warn`: of a mark that is damaged while its key is proved by what it sealed.
 */
export async function checkKnownDocumentKeys(
  pool: pg.Pool,
  keys: Config["DOCUMENT_KEYS"],
  warn: (line: string) => void,
): Promise<void> {
  const refused: string[] = [];
  // a start that is refused leaves no mark of a new key
  for (const key of keys.toReversed()) {
    const standing = await standingOf(pool, key, { mayBeNew: key === keys[0] && refused.length === 0 });
    if (standing === "another") refused.unshift(another(key.name));
    if (standing === "unproved") refused.unshift(unproved(key.name));
    if (standing === "badly marked") warn(badlyMarked(key.name));
  }
  if (refused.length > 0) throw new ConfigError(refused.join("\n"));
}

const another = (name: string) =>
  `DOCUMENT_KEYS: ${name} is another key than the one of that name in this database, and opens nothing of it; give the digits that were kept, or a new key a name of its own`;
const mending = (name: string) => `"delete from document_key_marks where name = '${name}'"`;
const unproved = (name: string) =>
  `DOCUMENT_KEYS: ${name} cannot be checked: its mark in this database is damaged, and nothing else is sealed by it; if the digits are those that were kept, run ${mending(name)} and start again`;
const badlyMarked = (name: string) =>
  `the mark of the master key ${name} in this database is damaged; the key opens what it has sealed, so it is used. Run ${mending(name)}: the next start leaves a new mark`;

type Standing = "known" | "another" | "badly marked" | "unproved";

async function standingOf(
  pool: pg.Pool,
  { name, key }: MasterKey,
  { mayBeNew }: { mayBeNew: boolean },
): Promise<Standing> {
  const keys = openObjectKeys({ masters: [{ name, key }], markKey: randomBytes(32) });
  const opens = ({ wrapped, bound }: Wrapped) => {
    try {
      return keys.unwrap({ master: name, wrapped }, bound) !== undefined;
    } catch {
      return false;
    }
  };
  const left = await markOf(pool, name);
  if (left && opens(left)) return "known";
  const sealed = await sealedBy(pool, name);
  if (left) return withoutMark(left, sealed.map(opens));
  // what stays under a former key that has no mark may be what was damaged
  if (!mayBeNew && !sealed.some(opens)) return "known";
  const isRight = await isKnown({
    opens,
    older: sealed,
    async leaveMark() {
      const { wrapped } = keys.make(mark).wrapped;
      await pool.query("insert into document_key_marks values ($1, $2) on conflict do nothing", [name, wrapped]);
    },
    mark: async () => (await markOf(pool, name))!,
  });
  return isRight ? "known" : "another";
}

/**
 * A mark that does not open is another key's, or damaged: what the key has sealed tells. Of digits that were put right
 * before there were marks it opens a part; a mark that was cut off is nobody's.
 */
function withoutMark({ wrapped }: Wrapped, opened: readonly boolean[]): Standing {
  const isCutOff = wrapped.length !== wrappedBytes;
  if (opened.length === 0) return isCutOff ? "unproved" : "another";
  const isProved = isCutOff ? opened.includes(true) : !opened.includes(false);
  return isProved ? "badly marked" : "another";
}

async function markOf(pool: pg.Pool, name: string): Promise<Wrapped | undefined> {
  const { rows } = await pool.query<{ wrapped: Buffer }>("select wrapped from document_key_marks where name = $1", [
    name,
  ]);
  return rows[0] && { ...rows[0], bound: mark };
}

/**
 * Registrations and files of enquiries: any twenty, as ids are random, and not the first, which digits may have sealed that
 * were put right since.
 */
async function sealedBy(pool: pg.Pool, name: string): Promise<Wrapped[]> {
  const { rows } = await pool.query<Wrapped>(
    `(select wrapped_key as wrapped, id as bound from real_names where master_key = $1 and wrapped_key is not null order by id limit 20)
     union all
     (select wrapped_key as wrapped, id as bound from enquiry_files where master_key = $1 and state <> 'gone' order by id limit 20)`,
    [name],
  );
  return rows;
}
