import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "../../../test/database.ts";
import { openVault } from "../../platform/vault.server.ts";
import { keptLetter, keptLetters, keptMailer } from "./kept-mailer.server.ts";
import type { Letter } from "./mailer.ts";

const vault = openVault(randomBytes(32));
let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
beforeEach(() => database.pool.query("truncate kept_mails"));
afterAll(() => database.drop());

let hour = 0;
const mailer = () => keptMailer(database.pool, vault, () => new Date(Date.UTC(2026, 10, 21, hour++)));
const code = "LPA:1$rsp.farwave.example$SECRET-MATCHING-ID";
const letter = (changes: Partial<Letter> = {}): Letter => ({
  id: randomUUID(),
  to: "mei@example.com",
  subject: "您的 eSIM 已就緒 😀",
  text: code,
  html: `<p>${code}</p><img src="cid:one"><img src="cid:one"><img src="cid:two">`,
  pictures: [
    { cid: "one", filename: "one.png", contentType: "image/png", content: Buffer.from("first") },
    { cid: "two", filename: "two.png", contentType: "image/png", content: Buffer.from("second") },
  ],
  ...changes,
});

test("a letter is kept and shown with its pictures inside", async () => {
  const sent = letter();
  await mailer().send(sent);
  const shown = await keptLetter(database.pool, vault, sent.id);
  const [one, two] = ["first", "second"].map((text) => `data:image/png;base64,${Buffer.from(text).toString("base64")}`);
  expect(shown).toEqual({ text: code, html: `<p>${code}</p><img src="${one}"><img src="${one}"><img src="${two}">` });
  expect(await keptLetters(database.pool)).toEqual([
    { id: sent.id, keptAt: expect.any(Date), to: "mei@example.com", subject: sent.subject },
  ]);
});

test("a letter is kept once by whatever id it has, as letters of a version and of a chat have them", async () => {
  for (const id of [`${randomUUID()}:3`, `chat ${randomUUID()}:2`]) {
    await mailer().send(letter({ id }));
    await mailer().send(letter({ id }));
    expect(await keptLetter(database.pool, vault, id)).toMatchObject({ text: code });
  }
  expect(await keptLetters(database.pool)).toHaveLength(2);
});

test("a letter that an earlier version has kept is shown, too", async () => {
  const [id, kept] = [randomUUID(), { html: `<p>${code}</p>`, text: code }];
  await database.pool.query(
    "insert into kept_mails (id, kept_at, recipient, subject, sealed) values ($1, now(), 'mei@example.com', '', $2)",
    [id, vault.seal(JSON.stringify(kept))],
  );
  expect(await keptLetter(database.pool, vault, id)).toEqual(kept);
});

test("the table holds no code in the clear, and another shop's secret opens nothing", async () => {
  const sent = letter();
  await mailer().send(sent);
  const { rows } = await database.pool.query(
    "select encode(sealed, 'escape') as bytes, kept_mails::text as row from kept_mails",
  );
  expect(rows[0].bytes + rows[0].row).not.toMatch(/SECRET|LPA|rsp/);
  await expect(keptLetter(database.pool, openVault(randomBytes(32)), sent.id)).rejects.toThrow();
});

test("a letter sent again after a crash is kept once, as it was", async () => {
  const sent = letter();
  await Promise.all([mailer().send(sent), mailer().send(sent)]);
  await mailer().send({ ...sent, text: "changed", subject: "changed" });
  expect(await keptLetters(database.pool)).toHaveLength(1);
  expect((await keptLetter(database.pool, vault, sent.id))?.text).toBe(code);
});

test("the newest hundred are listed, newest first", async () => {
  const [first, ...others] = Array.from({ length: 102 }, (_, number) =>
    letter({ subject: String(number), pictures: [] }),
  );
  await mailer().send(first!);
  for (const one of others) await mailer().send(one);
  const subjects = (await keptLetters(database.pool)).map(({ subject }) => subject);
  expect(subjects).toHaveLength(100);
  expect([subjects[0], subjects.at(-1)]).toEqual(["101", "2"]);
});

test("an e-mail that was not sent is not there", async () => {
  expect(await keptLetter(database.pool, vault, randomUUID())).toBeUndefined();
});
