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

/** A file of an enquiry, by the name that staff know it by. */
async function aFile(): Promise<{ id: string; name: string }> {
  const [id, enquiry] = [randomUUID(), randomUUID()];
  const number = `BE${enquiry.slice(0, 8)}`;
  await database.pool.query(
    "insert into enquiries (id, number, state, language, begun_at, moved_at) values ($1, $2, 'draft', 'en', now(), now())",
    [enquiry, number],
  );
  const { wrapped } = keysOf(spring).make(id);
  await database.pool.query(
    `insert into enquiry_files (id, enquiry_id, name, kind, bytes, received, state, master_key, wrapped_key, added_at)
     values ($1, $2, 'CHAN MEI.pdf', 'pdf', 1, 1, 'kept', $3, $4, now())`,
    [id, enquiry, wrapped.master, wrapped.wrapped],
  );
  return { id, name: `${number}-${id.slice(0, 8)}` };
}

const damage = (table: string, id: string) =>
  database.pool.query(
    `update ${table} set wrapped_key = set_byte(wrapped_key, 0, 255 - get_byte(wrapped_key, 0)) where id = $1`,
    [id],
  );

test("where keys do not open, every other is wrapped anew, and it is not said that the former ones can go", async () => {
  const forms = [await aForm(), await aForm()] as const;
  const files = await Promise.all(Array.from({ length: 5 }, aFile));
  await damage("real_names", forms[0].id);
  const broken = files.slice(1, 3).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  for (const { id } of broken) await damage("enquiry_files", id);
  const [code, out, err] = await run(["rewrap"], saidAs(autumn, spring));
  expect([code, out]).toEqual([
    1,
    expect.stringMatching(/ and 3 files of enquiries are sealed by the master key autumn now\.\n$/),
  ]);
  expect(err).toBe(
    `The keys of these 1 registrations open with no master key: RN${forms[0].id.slice(0, 8)}. ` +
      `The keys of these 2 files of enquiries open with no master key: ${broken.map(({ name }) => name).join(", ")}. ` +
      "Keep the former keys, and see that DOCUMENT_KEYS names them as they were.\n",
  );
  expect(await opened(forms[1], autumn)).toBe("CHAN MEI");
  const { rows } = await database.pool.query("select id from enquiry_files where master_key = 'spring' order by id");
  expect(rows).toEqual(broken.map(({ id }) => ({ id })));
});
