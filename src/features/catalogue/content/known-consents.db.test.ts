import { afterAll, beforeAll, expect, test } from "vitest";
import { codeFor } from "../../../../test/signed-in.ts";
import { aWish } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";

let world: World;
beforeAll(async () => void (world = await freshWorld()));
afterAll(() => world.close());

const to = (version: string) => ({ given: true, version });
const order = (change: object) => world.answer("/order/create", { ...aWish(), ...change });
const counted = async (sql: string) =>
  (await world.pool.query(`select count(*)::int as n from ${sql}`)).rows[0].n as number;

test.each(["x", "2026-10", "2026-11 ", "", "2026-11\u202E"])("an order that agrees to version %j", async (version) => {
  const before = await counted("orders");
  const { envelope } = await order({ dataTransfer: to(version), accountByEmail: to(version), beginNow: to(version) });
  // what is typed around it is forgiven, as everywhere
  if (version.startsWith("2026-11")) return expect(envelope.resultCode).toBe("SUCCESS");
  expect([envelope.resultCode, envelope.resultData]).toMatchObject([
    "INVALID_INPUT",
    {
      fields: [
        { field: "dataTransfer.version", problem: "consent" },
        { field: "accountByEmail.version" },
        { field: "beginNow.version" },
      ],
    },
  ]);
  expect(await counted("orders")).toBe(before);
});

test("nor does an account open by it, and the code still counts", async () => {
  const [email, wish] = ["mei@example.com", { code: await codeFor(world, "mei@example.com") }];
  const enter = (version: string) => world.answer("/user/loginByCode", { email, ...wish, privacyPolicy: to(version) });
  expect((await enter("x")).envelope).toMatchObject({
    resultCode: "INVALID_INPUT",
    resultData: { fields: [{ field: "privacyPolicy.version" }] },
  });
  expect(await counted("accounts")).toBe(0);
  expect((await enter("2026-11")).envelope.resultCode).toBe("SUCCESS");
});

test("a version that was replaced while a page was open goes on counting, and the new one counts at once", async () => {
  await world.pool.query("update policies set version = '2026-12' where docname = 'privacy_policy'");
  for (const version of ["2026-11", "2026-12"])
    expect((await order({ privacyPolicy: to(version) })).envelope.resultCode).toBe("SUCCESS");
  await world.pool.query(
    "insert into policies (docname, lang, title, version, effective, html) values ('terms_conditions', 'en', 'Terms', '2027-01', '2027-01-01', '')",
  );
  expect((await order({ privacyPolicy: to("2027-01") })).envelope.resultCode).toBe("INVALID_INPUT");
});
