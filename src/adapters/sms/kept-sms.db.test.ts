import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "../../../test/database.ts";
import { openVault } from "../../platform/vault.server.ts";
import { keptSms, keptTexts } from "./kept-sms.server.ts";
import { aText, describeSms, spoken } from "./sms.suite.ts";

const vault = openVault(randomBytes(32));
let minute = 0;
const clock = () => new Date(Date.UTC(2026, 10, 21, 8, minute++));

describeSms("texts that are kept", async () => {
  const { pool, drop } = await testDatabase();
  return {
    sms: keptSms({ pool, vault, clock, inWords: spoken }),
    arrived: async () => (await keptTexts(pool, vault)).toReversed().map(({ to, text }) => ({ to, text })),
    close: drop,
  };
});

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
beforeEach(() => database.pool.query("truncate kept_texts"));
afterAll(() => database.drop());
const sms = (inWords = spoken) => keptSms({ pool: database.pool, vault, clock, inWords });

test("the table holds no code in the clear, and another shop's secret opens nothing", async () => {
  await sms().sendSms(aText());
  const { rows } = await database.pool.query(
    "select encode(sealed, 'escape') as bytes, kept_texts::text as row from kept_texts",
  );
  expect(rows[0].bytes + rows[0].row).not.toContain("402817");
  await expect(keptTexts(database.pool, openVault(randomBytes(32)))).rejects.toThrow();
});

test("a text sent again, also at the same moment, is kept once, as it was", async () => {
  const text = aText();
  await Promise.all([sms().sendSms(text), sms().sendSms(text)]);
  await sms(() => "changed").sendSms(text);
  expect((await keptTexts(database.pool, vault)).map((one) => one.text)).toEqual([spoken(text)]);
});

test("the newest hundred are listed, newest first", async () => {
  for (let number = 0; number < 102; number++) await sms(() => String(number)).sendSms(aText());
  const texts = (await keptTexts(database.pool, vault)).map(({ text }) => text);
  expect([texts.length, texts[0], texts.at(-1)]).toEqual([100, "101", "2"]);
});
