import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { openObjectKeys } from "../platform/object-keys.server.ts";
import { openCommand } from "./command.world.ts";

const { database, run } = await openCommand("documents.server.ts");
const [spring, autumn] = [
  { name: "spring", key: randomBytes(32) },
  { name: "autumn", key: randomBytes(32) },
];
const markKey = randomBytes(32);
afterAll(() => database.drop());

type Master = { name: string; key: Buffer };
const saidAs = (...masters: Master[]) => ({
  DOCUMENT_KEYS: masters.map(({ name, key }) => `${name}:${key.toString("hex")}`).join(),
});
const keysOf = (...masters: Master[]) => openObjectKeys({ masters, markKey });

/** A form that is begun, with something sealed by its key; or one that is forgotten, and has none. */
async function aForm({ isForgotten = false } = {}): Promise<{ id: string; sealed: Buffer }> {
  const id = randomUUID();
  const { wrapped, key } = keysOf(spring).make(id);
  await database.pool.query(
    `insert into real_names (id, number, state, channel, language, master_key, wrapped_key, begun_at, forgotten_at)
     values ($1, $2, $3, '', 'en', $4, $5, now(), $6)`,
    [
      id,
      `RN${id.slice(0, 8)}`,
      isForgotten ? "withdrawn" : "draft",
      wrapped.master,
      isForgotten ? null : wrapped.wrapped,
      isForgotten ? new Date() : null,
    ],
  );
  return { id, sealed: key.seal(Buffer.from("CHAN MEI"), "details") };
}

async function opened({ id, sealed }: { id: string; sealed: Buffer }, ...masters: Master[]): Promise<string> {
  const { rows } = await database.pool.query("select master_key, wrapped_key from real_names where id = $1", [id]);
  const [{ master_key: master, wrapped_key: wrapped }] = rows;
  return keysOf(...masters)
    .unwrap({ master, wrapped }, id)
    .open(sealed, "details")
    .toString();
}

test.each([[[]], [["rewrap", "now"]], [["unwrap"]]])("%j is nothing that it does", async (typed) => {
  expect(await run(typed)).toEqual([1, "", 'Say "npm run documents -- rewrap".\n']);
});

test("a database that does not answer gives one sentence", async () => {
  const [code, out, err] = await run(["rewrap"], { DATABASE_URL: "postgres://nobody@localhost:1/none" });
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(/^The database at DATABASE_URL does not answer .*\n$/);
});

test("a key that is still needed and not among the settings is named, and nothing is changed", async () => {
  const form = await aForm();
  const [code, out, err] = await run(["rewrap"], saidAs(autumn));
  expect([code, out]).toEqual([1, ""]);
  expect(err).toBe("the master key spring is not among the settings\n");
  expect(await opened(form, spring)).toBe("CHAN MEI");
});

test("takes all that opens to the new key, after which the former one can go; said with how many, and again with none", async () => {
  const forms = [await aForm(), await aForm()];
  const forgotten = await aForm({ isForgotten: true });
  const says = (names: number) =>
    `${names} registrations and 0 files of enquiries are sealed by the master key autumn now. The former keys can go.\n`;
  // with the one of the test before
  expect(await run(["rewrap"], saidAs(autumn, spring))).toEqual([0, says(3), ""]);
  for (const form of forms) expect(await opened(form, autumn)).toBe("CHAN MEI");
  expect(await run(["rewrap"], saidAs(autumn))).toEqual([0, says(0), ""]);
  const { rows } = await database.pool.query("select wrapped_key from real_names where id = $1", [forgotten.id]);
  expect(rows).toEqual([{ wrapped_key: null }]);
});

test("no key and nothing of a document is on the screen", async () => {
  const said = JSON.stringify([await run(["rewrap"], saidAs(spring, autumn)), await run(["rewrap"], saidAs(autumn))]);
  expect(said).not.toMatch(new RegExp(`${spring.key.toString("hex")}|${autumn.key.toString("hex")}|CHAN`));
});

test("a former key that was mistyped is named, and nothing is changed", async () => {
  const form = await aForm();
  const mistyped = { name: "spring", key: randomBytes(32) };
  const [code, out, err] = await run(["rewrap"], saidAs(autumn, mistyped));
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(/^DOCUMENT_KEYS: spring is another key than the one of that name in this database[^\n]+\n$/);
  expect(await opened(form, spring)).toBe("CHAN MEI");
});

test("where a key does not open, every other is wrapped anew, and it is not said that the former ones can go", async () => {
  const [damaged, whole] = [await aForm(), await aForm()];
  await database.pool.query(
    "update real_names set wrapped_key = set_byte(wrapped_key, 0, 255 - get_byte(wrapped_key, 0)) where id = $1",
    [damaged.id],
  );
  const [code, out, err] = await run(["rewrap"], saidAs(autumn, spring));
  expect([code, out]).toEqual([1, expect.stringMatching(/are sealed by the master key autumn now\.\n$/)]);
  expect(err).toBe(
    `The keys of these registrations open with no master key: RN${damaged.id.slice(0, 8)}. Keep the former keys, and see that DOCUMENT_KEYS names them as they were.\n`,
  );
  expect(await opened(whole, autumn)).toBe("CHAN MEI");
});
