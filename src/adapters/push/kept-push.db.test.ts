import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { openVault } from "../../platform/vault.server.ts";
import { keptPush, keptPushes } from "./kept-push.server.ts";
import { aPush, browser, describePush } from "./push.suite.ts";
import { vapidKeys } from "./vapid-keys.server.ts";

const vault = openVault(randomBytes(32));
const { publicKey } = vapidKeys(randomBytes(32).toString("hex"));
let minute = 0;
const clock = () => new Date(Date.UTC(2026, 10, 21, 8, minute++));

describePush("pushes that are kept", async () => {
  const { pool, drop } = await testDatabase();
  return {
    push: keptPush({ pool, vault, clock, publicKey }),
    shown: async () =>
      (await keptPushes(pool, vault))
        .toReversed()
        .map(({ message, ttlSeconds, urgency }) => ({ message, ttlSeconds, urgency })),
    close: drop,
  };
});

test("the table holds no word and no endpoint in the clear, and another shop's secret opens nothing", async () => {
  const { pool, drop } = await testDatabase();
  await keptPush({ pool, vault, clock, publicKey }).sendPush(aPush());
  const { rows } = await pool.query(
    "select encode(sealed, 'escape') as bytes, kept_pushes::text as row from kept_pushes",
  );
  for (const secret of ["fcm/send", browser.subscription.auth, "200 MB"])
    expect(rows[0].bytes + rows[0].row).not.toContain(secret);
  await expect(keptPushes(pool, openVault(randomBytes(32)))).rejects.toThrow();
  await drop();
});

test("the newest hundred are listed, newest first", async () => {
  const { pool, drop } = await testDatabase();
  const push = keptPush({ pool, vault, clock, publicKey });
  for (let number = 0; number < 102; number++)
    await push.sendPush(aPush({ message: { ...aPush().message, title: String(number) } }));
  const titles = (await keptPushes(pool, vault)).map(({ message }) => message.title);
  expect([titles.length, titles[0], titles.at(-1)]).toEqual([100, "101", "2"]);
  await drop();
});
