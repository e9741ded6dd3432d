import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signedIn } from "../../../../test/signed-in.ts";
import { aRenewalWish, aSim } from "../../../../test/wishes.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import { bought, deleteSim, packages, sims, tenGb } from "../../aftersales/packages/packages.world.ts";

let world: World;
beforeEach(async () => void (world = await freshWorld({ profiles: 6 })));
afterEach(() => world.close());

const ask = async (token: string, path: string, wish: object) => (await world.answerTo(token, path, wish)).envelope;
const theirs = (email: string) => bought(world, { ...tenGb, email });

describe("the list of SIMs", () => {
  let her: string;
  beforeEach(async () => void (her = await signedIn(world, "mei@example.com")));
  const add = (iccid: string, remark?: string) => ask(her, "/account/addSim", { iccid, remark });

  test.each([
    ["", "empty"],
    ["8985234000000000003", "iccid"],
    ["8944000000000000001", "iccid.prefix"],
    ["hello", "iccid"],
    [aSim(404), "iccid.refused"],
    [aSim(403), "iccid.refused"],
    [aSim(410), "iccid.refused"],
  ])("%j is not taken: %s", async (iccid, problem) => {
    expect(await add(iccid)).toMatchObject({
      resultCode: "INVALID_INPUT",
      resultData: { fields: [{ field: "iccid", problem }] },
    });
    expect(await sims(world, her)).toEqual({ sims: [] });
  });

  test("a remark has 40 characters at most", async () => {
    expect(await add(aSim(1), "x".repeat(41))).toMatchObject({
      resultCode: "INVALID_INPUT",
      resultData: { fields: [{ field: "remark", problem: "long" }] },
    });
  });

  test("typed in with spaces, named, named anew, in the list once, taken off", async () => {
    const iccid = aSim(70);
    expect(await add(`${iccid.slice(0, 7)} ${iccid.slice(7)}F`, "Grandma")).toMatchObject({
      resultData: { sim: { iccid, remark: "Grandma", own: false, proven: false, kind: "unknown", openPackages: null } },
    });
    expect(await add(iccid)).toMatchObject({
      resultData: { fields: [{ field: "iccid", problem: "iccid.duplicate" }] },
    });
    expect(await add(`${iccid}5`)).toMatchObject({
      resultData: { fields: [{ field: "iccid", problem: "iccid.duplicate" }] },
    });
    expect(await ask(her, "/account/editSim", { iccid, remark: "" })).toMatchObject({
      resultData: { sim: { remark: null } },
    });
    await deleteSim(world, her, { iccid });
    expect(await ask(her, "/account/deleteSim", { iccid })).toMatchObject({ resultCode: "NOT_FOUND" });
    expect((await world.pool.query("select * from account_sims")).rows).toEqual([]);
  });

  test("one of an own order is hidden, keeps its packages, and comes back when it is typed in", async () => {
    const order = await theirs("mei@example.com");
    await ask(her, "/account/editSim", { iccid: order.iccid, remark: "Japan" });
    expect(await sims(world, her)).toMatchObject({
      sims: [{ iccid: order.iccid, remark: "Japan", own: true, openPackages: 1 }],
    });
    await deleteSim(world, her, { iccid: order.iccid });
    expect(await sims(world, her)).toEqual({ sims: [] });
    expect(await ask(her, "/account/getPackages", { iccid: order.iccid })).toMatchObject({ resultCode: "NOT_FOUND" });
    expect(await add(order.iccid)).toMatchObject({ resultData: { sim: { own: true, remark: null } } });
  });

  test("an eSIM that was refunded is on the list no more, one with something else on it stays", async () => {
    const [gone, renewed] = [await theirs("mei@example.com"), await theirs("mei@example.com")];
    await bought(world, aRenewalWish({ iccids: [renewed.iccid] }));
    for (const { packageId } of [gone, renewed])
      await world.pool.query("update data_plans set state = 'cancelled' where order_id = $1", [
        packageId.split(".")[0],
      ]);
    // its eSIM is still the one that she bought
    expect((await sims(world, her)).sims).toMatchObject([{ iccid: renewed.iccid, proven: true }]);
    expect(await ask(her, "/account/getPackages", { iccid: gone.iccid })).toMatchObject({ resultCode: "NOT_FOUND" });
    expect((await packages(world, her, { iccid: renewed.iccid })).purchased).toHaveLength(1);
  });

  test("the one that data runs on comes first, then what waits, then what is over", async () => {
    const [over, runs, waits] = [
      await theirs("mei@example.com"),
      await theirs("mei@example.com"),
      await theirs("mei@example.com"),
    ];
    await world.pool.query(
      "update data_plans set state = 'active', activated_at = $2::timestamptz, expires_at = $2::timestamptz + interval '30 days' where iccid = $1",
      [runs.iccid, world.shop.clock()],
    );
    await world.pool.query("update data_plans set use_by = $2::timestamptz - interval '1 day' where iccid = $1", [
      over.iccid,
      world.shop.clock(),
    ]);
    const mei = await signedIn(world, "mei@example.com");
    expect((await sims(world, mei)).sims.map(({ iccid, openPackages }) => [iccid, openPackages])).toEqual([
      [runs.iccid, 1],
      [waits.iccid, 1],
      [over.iccid, 0],
    ]);
  });

  test("what strangers order for her mailbox, and nobody pays, pushes none of hers out of the list", async () => {
    const { iccid } = await theirs("mei@example.com");
    await world.pool.query(`
      insert into orders select (jsonb_populate_record(o,
        jsonb_build_object('id', gen_random_uuid(), 'number', 'FW' || n, 'request_key', gen_random_uuid(),
        'state', 'placed', 'paid_at', null, 'closed_at', null, 'placed_at', o.placed_at + n * interval '1 second'))).*
          from orders o, generate_series(1, 501) n`);
    expect(await sims(world, her)).toMatchObject({ sims: [{ iccid }] });
  });

  test("the network is silent: nothing is taken, and nothing is lost", async () => {
    expect(await add(aSim(503))).toMatchObject({ resultCode: "NETWORK_UNAVAILABLE" });
  });

  test("thirty new numbers an hour from one household, whichever of its IPv6 addresses and accounts it takes", async () => {
    const him = await signedIn(world, "wei@example.com");
    const from = async (token: string, number: number) => {
      const answer = await world.answerTo(
        token,
        "/account/addSim",
        { iccid: aSim(1000 + number) },
        { ...english, address: `2001:db8:1:2::${number + 1}` },
      );
      return answer.envelope.resultCode;
    };
    const answers = await Promise.all(Array.from({ length: 30 }, (_, number) => from(number % 2 ? her : him, number)));
    expect(new Set(answers)).toEqual(new Set(["SUCCESS"]));
    expect(await from(her, 30)).toBe("TRIED_OFTEN");
  });

  test("thirty new numbers an hour, also when all come at once", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, number) => add(aSim(1000 + number))));
    expect(answers.filter(({ resultCode }) => resultCode === "SUCCESS")).toHaveLength(30);
    expect(answers.filter(({ resultCode }) => resultCode === "TRIED_OFTEN")).toHaveLength(20);
    world.at("2026-11-21T09:00:01Z");
    expect(await add(aSim(2000))).toMatchObject({ resultCode: "SUCCESS" });
  });
});
