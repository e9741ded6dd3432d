import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signedIn } from "../../../../test/signed-in.ts";
import { aSim } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { maskedIccid } from "../../../kernel/iccid.ts";
import { ask, bought, deleteSim, holderOf, packages, sims, start, tenGb, theirs, usage } from "./packages.world.ts";

let world: World;
beforeEach(async () => void (world = await freshWorld({ profiles: 6 })));
afterEach(() => world.close());

describe("another person's", () => {
  test("without a session there is nothing", async () => {
    for (const path of [
      "/account/getMySims",
      "/account/addSim",
      "/account/editSim",
      "/account/deleteSim",
      "/account/getPackages",
      "/account/getUsage",
      "/account/startPackage",
    ]) {
      expect((await world.answer(path, {})).envelope).toMatchObject({ resultCode: "TOKEN_VALID_FAIL" });
    }
  });

  test("SIM and package of another account are answered like those that do not exist", async () => {
    const hers = await theirs(world, "mei@example.com");
    const him = await signedIn(world, "jun@example.com");
    for (const [path, wish, unknown] of [
      ["/account/getPackages", { iccid: hers.iccid }, { iccid: aSim(999) }],
      ["/account/editSim", { iccid: hers.iccid, remark: "mine" }, { iccid: aSim(999), remark: "mine" }],
      ["/account/deleteSim", { iccid: hers.iccid }, { iccid: aSim(999) }],
      ["/account/getUsage", { packageId: hers.packageId }, { packageId: `${randomUUID()}.1` }],
      [
        "/account/startPackage",
        { packageId: hers.packageId, requestKey: randomUUID() },
        { packageId: `${randomUUID()}.1`, requestKey: randomUUID() },
      ],
    ] as const) {
      const answer = await ask(world, him, path, wish);
      expect([path, answer]).toMatchObject([path, { resultCode: "NOT_FOUND" }]);
      expect(await ask(world, him, path, unknown)).toEqual(answer);
    }
    expect(await sims(world, him)).toEqual({ sims: [] });
    expect((await world.pool.query("select * from account_sims")).rows).toEqual([]);
  });

  test("a number that is typed in and proven shows packages and usage, and nothing of the order; it starts nothing", async () => {
    const hers = await theirs(world, "mei@example.com");
    const him = await signedIn(world, "jun@example.com");
    await ask(world, him, "/account/addSim", { iccid: hers.iccid });
    await ask(world, him, "/account/proveSim", { iccid: hers.iccid, email: "mei@example.com" });
    const { purchased } = await packages(world, him, { iccid: hers.iccid });
    expect(purchased).toMatchObject([
      { packageId: hers.packageId, order: null, canStart: false, state: "not_started" },
    ]);
    expect(JSON.stringify(purchased)).not.toContain(hers.orderNumber);
    expect(JSON.stringify(purchased)).not.toContain(hers.key);
    expect(await usage(world, him, { packageId: hers.packageId })).toMatchObject({ days: [] });
    expect(await start(world, him, hers.packageId)).toMatchObject({ resultCode: "NOT_FOUND" });
    await deleteSim(world, him, { iccid: hers.iccid });
    expect(await ask(world, him, "/account/getUsage", { packageId: hers.packageId })).toMatchObject({
      resultCode: "NOT_FOUND",
    });
  });

  test("a SIM's holder who has proven it sees that one, masked, without its order, and changes nothing", async () => {
    const [hers, other] = [await theirs(world, "mei@example.com"), await theirs(world, "jun@example.com")];
    const holder = await holderOf(world, hers.iccid, { proven: true });
    expect(await sims(world, holder)).toEqual({
      sims: [
        {
          iccid: null,
          masked: maskedIccid(hers.iccid),
          remark: null,
          own: false,
          proven: true,
          kind: "esim",
          openPackages: 1,
        },
      ],
    });
    const seen = await packages(world, holder);
    expect(seen.purchased).toMatchObject([{ packageId: hers.packageId, order: null, canStart: false }]);
    expect(JSON.stringify(seen)).not.toContain(hers.iccid);
    expect(JSON.stringify(seen)).not.toContain(hers.orderNumber);
    expect(await usage(world, holder, { packageId: hers.packageId })).toMatchObject({ kind: "fixed" });
    for (const [path, wish] of [
      ["/account/getPackages", { iccid: other.iccid }],
      ["/account/getUsage", { packageId: other.packageId }],
    ] as const) {
      expect(await ask(world, holder, path, wish)).toMatchObject({ resultCode: "NOT_FOUND" });
    }
    for (const path of ["/account/addSim", "/account/editSim", "/account/deleteSim", "/account/startPackage"]) {
      expect(
        (
          await world.answerTo(holder, path, {
            iccid: hers.iccid,
            remark: "x",
            packageId: hers.packageId,
            requestKey: randomUUID(),
          })
        ).envelope.resultCode,
      ).not.toBe("SUCCESS");
    }
  });

  test("an order that an account has made is not its mailbox's: a guest order is, whatever the letters' case", async () => {
    const guest = await bought(world, { ...tenGb, email: "MEI@example.com" });
    const made = await bought(world, { ...tenGb, email: "mei@example.com" });
    const him = await signedIn(world, "jun@example.com");
    await world.pool.query(
      "update orders set account_id = (select id from accounts where email = 'jun@example.com') where number = $1",
      [made.orderNumber],
    );
    const her = await signedIn(world, "mei@example.com");
    expect((await sims(world, her)).sims.map(({ iccid }) => iccid)).toEqual([guest.iccid]);
    expect((await sims(world, him)).sims.map(({ iccid }) => iccid)).toEqual([made.iccid]);
    expect(await ask(world, her, "/account/getUsage", { packageId: made.packageId })).toMatchObject({
      resultCode: "NOT_FOUND",
    });
  });
});
