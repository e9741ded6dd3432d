import { afterEach, beforeEach, expect, test } from "vitest";
import { simSignedIn } from "../../../../test/signed-in.ts";
import { aSim } from "../../../../test/wishes.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import { operations } from "../../../operations.server.ts";

let world: World;
beforeEach(async () => void (world = await freshWorld()));
afterEach(() => world.close());

const ask = async (iccid: unknown, address = english.address) =>
  (await world.answer("/user/loginByICCID", { iccid }, { ...english, address })).envelope;

test("what is wrong with the number itself stands beside it, and counts as no try", async () => {
  const cases = [
    ["", "empty"],
    ["   ", "empty"],
    ["8985234000000000003", "iccid"],
    ["8944474600000109251", "iccid.prefix"],
    ["😀", "iccid"],
    ["x".repeat(41), "long"],
  ] as const;
  for (const [iccid, problem] of cases) {
    expect([iccid, await ask(iccid)]).toMatchObject([
      iccid,
      { resultCode: "INVALID_INPUT", resultData: { fields: [{ field: "iccid", problem }] } },
    ]);
  }
  expect((await world.pool.query("select count(*)::int as tries from attempts")).rows).toEqual([{ tries: 0 }]);
});

test("unknown, blocked, expired: the same words; a network that is silent says so", async () => {
  const unknown = await ask(aSim(404));
  expect(unknown).toMatchObject({ resultCode: "SIGN_IN_FAILED", resultData: { fields: [] } });
  expect(await ask(aSim(403))).toEqual(unknown);
  expect(await ask(aSim(410))).toEqual(unknown);
  expect((await ask(aSim(503))).resultCode).toBe("NETWORK_UNAVAILABLE");
});

test("thirty different numbers an hour from one network, right ones too: they follow one another, and whoever counts up finds some", async () => {
  for (let number = 1; number <= 29; number++)
    expect((await ask(aSim(number), `2001:db8::${number}`)).resultCode).toBe("SUCCESS");
  for (let again = 0; again < 3; again++)
    expect((await ask(aSim(404), "2001:db8::9")).resultCode).toBe("SIGN_IN_FAILED");
  expect(await ask(aSim(31), "2001:db8:0:0:ffff::1")).toMatchObject({
    resultCode: "TRIED_OFTEN",
    resultData: { until: "2026-11-21T09:00:00.000Z" },
  });
  expect((await ask(aSim(31), "2001:db8:0:1::1")).resultCode).toBe("SUCCESS");
});

test("the holder is in, and sees the number masked and nothing of any account", async () => {
  const iccid = aSim(7);
  expect(await ask(` ${iccid.slice(0, 10)}-${iccid.slice(10)}F`)).toMatchObject({
    resultCode: "SUCCESS",
    resultData: { checkedIccid: `898523••••${iccid.slice(-4)}`, created: false },
  });
  const info = await world.answerTo(await simSignedIn(world, iccid), "/user/getUserInfo", {});
  expect(info.envelope.resultData).toEqual({
    email: null,
    phone: null,
    hasPassword: false,
    checkedIccid: `898523••••${iccid.slice(-4)}`,
    esimCapable: false,
    agreeAgain: null,
    createdAt: null,
  });
});

test("whatever is asked of an account is not for a SIM's holder, before the input is even read", async () => {
  const token = await simSignedIn(world, aSim(7));
  const forAccounts = operations
    .filter(({ endpoint }) => endpoint.caller === "account")
    .map(({ endpoint }) => endpoint.path);
  expect(forAccounts.length).toBeGreaterThan(8);
  for (const path of forAccounts) {
    for (const wish of [{}, { nonsense: true }])
      expect([path, (await world.answerTo(token, path, wish)).envelope.resultCode]).toEqual([path, "TOKEN_VALID_FAIL"]);
  }
});
