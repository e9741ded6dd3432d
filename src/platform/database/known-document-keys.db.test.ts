import { randomBytes, randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "../../../test/database.ts";
import { ConfigError, type Config } from "../config.server.ts";
import { openObjectKeys } from "../object-keys.server.ts";
import { openPool } from "./database.server.ts";
import { checkKnownDocumentKeys } from "./known-document-keys.server.ts";

let database: TestDatabase;
beforeEach(async () => void (database = await testDatabase()));
afterEach(() => database.drop());

type Key = Config["DOCUMENT_KEYS"][number];
const keyNamed = (name: string): Key => ({ name, key: Buffer.from(randomBytes(32)) });
const [spring, autumn] = [keyNamed("spring"), keyNamed("autumn")];

/** `said`: the names of those that are others than before. */
async function said(keys: Key[], pool = database.pool): Promise<string[]> {
  const lines = await refusalOf(keys, pool);
  return [...lines.matchAll(/^DOCUMENT_KEYS: (\S+)/gm)].map(([, name]) => name!);
}

let warned: string[];
beforeEach(() => void (warned = []));

/** Whole, or nothing. */
async function refusalOf(keys: Key[], pool = database.pool): Promise<string> {
  try {
    await checkKnownDocumentKeys(pool, keys, (line) => void warned.push(line));
    return "";
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
}

const marked = async () =>
  (await database.pool.query("select name from document_key_marks order by name")).rows.map(({ name }) => name);

/** A registration from before the marks. */
async function aForm(
  key: Key,
  { isDamaged = false, id = randomUUID() }: { isDamaged?: boolean; id?: string } = {},
): Promise<void> {
  const { wrapped } = openObjectKeys({ masters: [key], markKey: randomBytes(32) }).make(id);
  await database.pool.query(
    `insert into real_names (id, number, state, channel, language, master_key, wrapped_key, begun_at)
     values ($1, $2, 'draft', '', 'en', $3, $4, now())`,
    [id, `RN${id.slice(0, 8)}`, wrapped.master, isDamaged ? wrapped.wrapped.fill(0, 40) : wrapped.wrapped],
  );
}

test("of several first starts with different keys of one name one is right, and all others are told", async () => {
  const keys = Array.from({ length: 6 }, () => keyNamed("spring"));
  const pools = keys.map(() => openPool({ ...database.connection, max: 1 }));
  const each = await Promise.all(keys.map((key, at) => said([key], pools[at])));
  await Promise.all(pools.map((pool) => pool.end()));
  expect(each.filter((names) => names.length === 0)).toHaveLength(1);
  const right = keys[each.findIndex((names) => names.length === 0)]!;
  for (const key of keys) expect(await said([key])).toEqual(key === right ? [] : ["spring"]);
});

test("several are all named, and a key that is current for the first time is not held against another's mark", async () => {
  expect(await said([spring])).toEqual([]);
  expect(await said([autumn, spring])).toEqual([]);
  expect(await said([keyNamed("autumn"), keyNamed("spring")])).toEqual(["autumn", "spring"]);
  expect(await said([keyNamed("winter"), autumn, keyNamed("spring")])).toEqual(["spring"]);
  expect(await said([keyNamed("winter"), autumn, spring])).toEqual([]);
});

test("a key that waits behind the current one is not marked until something is sealed by it", async () => {
  expect(await said([spring, keyNamed("autumn")])).toEqual([]);
  expect(await marked()).toEqual(["spring"]);
  expect(await said([autumn, spring])).toEqual([]);
  expect(await marked()).toEqual(["autumn", "spring"]);
});

test("in a database from before the marks a key is held against what it sealed, before it leaves one", async () => {
  await aForm(spring, { isDamaged: true });
  await aForm(spring);
  expect(await said([keyNamed("spring")])).toEqual(["spring"]);
  expect(await marked()).toEqual([]);
  expect(await said([autumn, spring])).toEqual([]);
  expect(await marked()).toEqual(["autumn", "spring"]);
  expect(await said([autumn, keyNamed("spring")])).toEqual(["spring"]);
});

test("what was damaged and stays under a former key keeps no shop from starting", async () => {
  await aForm(spring, { isDamaged: true });
  expect(await said([autumn, spring])).toEqual([]);
  expect(await marked()).toEqual(["autumn"]);
});

test("digits that were mistyped at first and put right under the same name are told from the right ones", async () => {
  const mistyped = keyNamed("spring");
  const idOf = (first: string) => `${first}${randomUUID().slice(1)}`;
  for (let place = 0; place < 20; place++) await aForm(mistyped, { id: idOf("f") });
  for (const first of ["0", "4", "8", "c"]) await aForm(spring, { id: idOf(first) });
  expect(await said([spring])).toEqual([]);
});

describe("a mark that is damaged", () => {
  const cutOff = "update document_key_marks set wrapped = substring(wrapped from 1 for 12)";
  const oneBit = "update document_key_marks set wrapped = set_byte(wrapped, 40, 255 - get_byte(wrapped, 40))";
  const mended = () => database.pool.query("delete from document_key_marks where name = 'spring'");

  test.each([
    ["cut off", cutOff],
    ["of nothing", "update document_key_marks set wrapped = ''"],
    ["with a bit that turned", oneBit],
  ])(
    "%s, keeps no shop from starting whose key opens what it sealed, and is named with how to mend it",
    async (_how, damage) => {
      expect(await said([spring])).toEqual([]);
      await aForm(spring);
      await database.pool.query(damage);
      expect(await said([spring])).toEqual([]);
      expect(warned).toEqual([
        expect.stringMatching(
          /^the mark of the master key spring .* damaged.*delete from document_key_marks where name = 'spring'/,
        ),
      ]);
      await mended();
      warned = [];
      expect(await said([spring])).toEqual([]);
      expect([await marked(), warned]).toEqual([["spring"], []]);
      expect(await said([keyNamed("spring")])).toEqual(["spring"]);
    },
  );

  test("and cut off, is no proof of other digits, nor against a registration that is damaged, too", async () => {
    expect(await said([spring])).toEqual([]);
    await aForm(spring, { isDamaged: true });
    await aForm(spring);
    await database.pool.query(cutOff);
    expect(await said([keyNamed("spring")])).toEqual(["spring"]);
    expect(await said([spring])).toEqual([]);
  });

  test("where nothing else was sealed: the start is refused, and says that it is the mark, and how to mend it", async () => {
    expect(await said([spring])).toEqual([]);
    await database.pool.query(cutOff);
    expect(await refusalOf([spring])).toMatch(
      /spring.*mark.*is damaged.*delete from document_key_marks where name = 'spring'/,
    );
    await mended();
    expect(await said([spring])).toEqual([]);
  });

  test("and whole, is what a key is held against where some of what was sealed opens with another", async () => {
    const mistyped = keyNamed("spring");
    expect(await said([spring])).toEqual([]);
    await aForm(mistyped);
    await aForm(spring);
    expect(await said([mistyped])).toEqual(["spring"]);
    expect(await said([spring])).toEqual([]);
  });
});
