import { afterEach, beforeEach, expect, test } from "vitest";
import { delivered } from "../../../../test/purchases.ts";
import { signedIn } from "../../../../test/signed-in.ts";
import { aRenewalWish, aSim } from "../../../../test/wishes.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";

let world: World;
beforeEach(async () => void (world = await freshWorld()));
afterEach(() => world.close());

const from = (address: string) => ({ ...english, address });
const check = async (numbers: number[], address = english.address) =>
  (await world.answer("/user/checkICCID", { iccids: numbers.map(aSim) }, from(address))).envelope.resultCode;
const enter = async (number: number) =>
  (await world.answer("/user/loginByICCID", { iccid: aSim(number) })).envelope.resultCode;
const renew = async (number: number) =>
  (await world.answer("/order/create", aRenewalWish({ iccids: [aSim(number)] }))).envelope.resultCode;
const row = (first: number, length: number) => Array.from({ length }, (_, place) => first + place);

test("sign-in, the check and orders of renewals share thirty numbers an hour; the same ones cost once", async () => {
  expect(await check(row(1000, 20))).toBe("SUCCESS");
  expect(await check(row(1000, 20))).toBe("SUCCESS");
  expect(await check(row(1020, 8))).toBe("SUCCESS");
  expect([await enter(1028), await renew(1029), await renew(1000), await enter(1001)]).toEqual([
    "SUCCESS",
    "SUCCESS",
    "SUCCESS",
    "SUCCESS",
  ]);
  expect([await check([1030]), await enter(1030), await renew(1030)]).toEqual([
    "TRIED_OFTEN",
    "TRIED_OFTEN",
    "TRIED_OFTEN",
  ]);
  // asked again, what was refused is still refused
  expect([await enter(1030), await check(row(1000, 20))]).toEqual(["TRIED_OFTEN", "SUCCESS"]);
});

test("of 20 numbers where two are left none is asked about, and the two are still there", async () => {
  await check(row(1000, 20));
  await check(row(1020, 8));
  expect(await check(row(1100, 20))).toBe("TRIED_OFTEN");
  expect([await check([1028, 1029]), await check([1030])]).toEqual(["SUCCESS", "TRIED_OFTEN"]);
});

test("1,160 numbers from one network at once: thirty are looked at", async () => {
  const answers = await Promise.all(row(0, 58).map((call) => check(row(2000 + call * 20, 20))));
  expect(answers.filter((answer) => answer === "SUCCESS")).toHaveLength(1);
  expect(await check(row(4000, 10))).toBe("SUCCESS");
  expect(await check([4010])).toBe("TRIED_OFTEN");
});

test("an owner's own SIMs cost nothing and are told as they are; a stranger's are alike", async () => {
  const order = await delivered(world, aRenewalWish());
  await world.pool.query("update data_plans set iccid = $1", [aSim(403)]);
  const mei = await signedIn(world, "mei@example.com");
  await check(row(1000, 20));
  await check(row(1020, 9));
  const told = async (token: string) =>
    (
      (await world.answerTo(token, "/user/checkICCID", { iccids: [aSim(403), aSim(404)] })).envelope.resultData as {
        sims?: { problem: string }[];
      }
    ).sims?.map(({ problem }) => problem);
  expect(order.orderNumber).toBeTruthy();
  const before = await world.pool.query(
    "select sum(tries)::int as tries from attempts where what like 'SIM numbers of%'",
  );
  expect(
    ((await world.answerTo(mei, "/user/checkICCID", { iccids: [aSim(403)] })).envelope.resultData as { sims: object[] })
      .sims,
  ).toMatchObject([{ problem: "iccid.blocked" }]);
  expect(
    (await world.pool.query("select sum(tries)::int as tries from attempts where what like 'SIM numbers of%'")).rows,
  ).toEqual(before.rows);
  world.at("2026-11-21T10:00:00Z");
  expect(await told(mei)).toEqual(["iccid.blocked", "iccid.refused"]);
  expect(await told("nobody")).toEqual(["iccid.refused", "iccid.refused"]);
});
