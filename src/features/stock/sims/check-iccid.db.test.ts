import { afterAll, beforeAll, expect, test } from "vitest";
import { aSim } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";

let world: World;
beforeAll(async () => void (world = await freshWorld()));
afterAll(() => world.close());

const ask = async (wish: unknown) => (await world.answer("/user/checkICCID", wish)).envelope;
const sim = (telling: string) => aSim(Number(telling));

test("every number is read, and the network is asked about those that are right", async () => {
  const iccids = [
    ` ${sim("7").slice(0, 10)} ${sim("7").slice(10)}F`,
    sim("404"),
    sim("403"),
    sim("410"),
    sim("7"),
    "8944474600000109251",
    "",
    "😀",
    "8985234000000000003",
  ];
  const { resultData } = await ask({ iccids, planCode: "jp-10gb-30d" });
  expect(resultData).toEqual({
    sims: [
      { iccid: sim("7"), problem: null, message: null },
      { iccid: sim("404"), problem: "iccid.refused", message: expect.stringContaining("compare the number") },
      { iccid: sim("403"), problem: "iccid.refused", message: expect.any(String) },
      { iccid: sim("410"), problem: "iccid.refused", message: expect.any(String) },
      { iccid: sim("7"), problem: "iccid.duplicate", message: "Duplicate ICCID entered" },
      { iccid: "8944474600000109251", problem: "iccid.prefix", message: "ICCID must start with 8985234" },
      { iccid: "", problem: "empty", message: "Input cannot be empty" },
      { iccid: "😀", problem: "iccid", message: "Please enter the correct ICCID" },
      { iccid: "8985234000000000003", problem: "iccid", message: "Please enter the correct ICCID" },
    ],
  });
});

test("what lies in our stock unsold is refused in any spelling, and taken once it is somebody's", async () => {
  const [card, profile] = [sim("31"), sim("32")];
  await world.pool.query("insert into sim_cards (iccid) values ($1)", [card]);
  await world.pool.query(
    "insert into esim_profiles (iccid, smdp_address, matching_id_sealed, matching_id_hash) values ($1, 'rsp.example.com', '', 'unsold')",
    [profile],
  );
  const problems = async () => {
    const { resultData } = await ask({ iccids: [`${card}5`, profile] });
    return (resultData as { sims: { problem: string | null }[] }).sims.map(({ problem }) => problem);
  };
  expect(await problems()).toEqual(["iccid.refused", "iccid.refused"]);
  await world.pool.query("delete from sim_cards where iccid = $1", [card]);
  await world.pool.query("delete from esim_profiles where iccid = $1", [profile]);
  expect(await problems()).toEqual([null, null]);
});

test("two spellings of one card are the same card", async () => {
  const [plain, printed] = [sim("8"), `${sim("8")}5`];
  expect((await ask({ iccids: [plain, printed] })).resultData).toMatchObject({
    sims: [{ problem: null }, { problem: "iccid.duplicate" }],
  });
});

test("a network that does not answer is said to be that", async () => {
  expect((await ask({ iccids: [sim("7"), sim("503")] })).resultCode).toBe("NETWORK_UNAVAILABLE");
});

test("a network that answers for other SIMs than asked is not believed", async () => {
  const { network } = world.shop;
  world.shop.network = { ...network, findSims: async () => [{ iccid: sim("9"), state: "active" }] };
  expect((await ask({ iccids: [sim("7")] })).resultCode).toBe("NETWORK_UNAVAILABLE");
  world.shop.network = network;
});

test.each([
  [{ iccids: [sim("7")], planCode: "moon" }, "PLAN_NOT_ON_SALE"],
  [{ iccids: [sim("7")], planCode: "jp-day-1gb" }, "WAY_NOT_OFFERED"],
  [{}, "INVALID_INPUT"],
  [{ iccids: [] }, "INVALID_INPUT"],
  [{ iccids: "8985234000000000002" }, "INVALID_INPUT"],
  [{ iccids: [5] }, "INVALID_INPUT"],
  [{ iccids: ["x".repeat(41)] }, "INVALID_INPUT"],
  [{ iccids: Array.from({ length: 21 }, () => sim("7")) }, "INVALID_INPUT"],
])("%j: %s", async (wish, code) => {
  expect((await ask(wish)).resultCode).toBe(code);
});
