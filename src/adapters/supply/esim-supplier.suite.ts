import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aWishFor, product, supplierWorld, type SupplierWorld } from "./esim-supplier-world.suite.ts";
import {
  NotificationRefused,
  SupplierUnavailable,
  type EsimSupplier,
  type SuppliedProfile,
  type SupplyAnswer,
  type SupplyWish,
} from "./esim-supplier.ts";

/** What every supplier's adapter does, asked over HTTP of a sandbox that speaks its protocol. */
export function describeSupplier(name: EsimSupplier["name"]): void {
  describe(name, () => {
    let at: SupplierWorld;
    beforeAll(async () => void (at = await supplierWorld(name)));
    afterAll(async () => at.close());

    /** Orders, and asks again until it is made. */
    async function made(wish: SupplyWish = aWishFor()): Promise<SuppliedProfile[]> {
      let answer: SupplyAnswer | undefined = await at.supplier.order(wish);
      if (answer.state === "accepted") {
        at.clock.pass(2);
        answer = await at.supplier.findOrder(wish);
      }
      expect(answer).toMatchObject({ state: "ready" });
      return answer?.state === "ready" ? answer.profiles : [];
    }
    const told = async () => {
      await at.server.doDueWork();
      const events = await Promise.all(
        at.deliveries.splice(0).map(({ body, headers }) => at.supplier.readNotification(body, headers)),
      );
      return events.flat();
    };

    test("makes as many profiles as were ordered, each with its own ICCID and code", async () => {
      const profiles = await made(aWishFor(3));
      expect(profiles).toHaveLength(3);
      expect(new Set(profiles.map(({ iccid }) => iccid)).size).toBe(3);
      expect(new Set(profiles.map(({ matchingId }) => matchingId)).size).toBe(3);
      for (const profile of profiles)
        expect(profile).toEqual({
          iccid: expect.stringMatching(/^89\d{17}$/),
          smdpAddress: "rsp.farwave.example",
          matchingId: expect.stringMatching(/^[0-9A-Z-]{23}$/),
        });
    });

    test("the same key never orders twice: repeated, at the same moment, and asked after", async () => {
      const wish = aWishFor(2);
      await Promise.all([at.supplier.order(wish), at.supplier.order(wish)]);
      const first = await made(wish);
      expect(await made(wish)).toEqual(first);
      const found = await at.supplier.findOrder(wish);
      expect(found).toMatchObject({ state: "ready", profiles: first });
      const { rows } = await at.database.pool.query(
        "select count(*)::int as made from sandbox_supplier.profiles where iccid = any($1)",
        [first.map(({ iccid }) => iccid)],
      );
      expect(rows).toEqual([{ made: 2 }]);
    });

    test.each(["NO-SUCH-PRODUCT", "SOLD-OUT-5GB-15D"])("%s is refused for good", async (other) => {
      expect(await at.supplier.order({ ...aWishFor(), product: other })).toMatchObject({
        state: "failed",
        failure: expect.any(String),
      });
    });

    test("an unused profile goes back, once or twice; a downloaded one does not", async () => {
      const [unused, used] = (await made(aWishFor(2))) as [SuppliedProfile, SuppliedProfile];
      expect(await at.supplier.cancel({ key: "k1", iccid: unused.iccid })).toBe("cancelled");
      expect(await at.supplier.cancel({ key: "k1", iccid: unused.iccid })).toBe("cancelled");
      await at.onPhone(used.iccid, "download");
      expect(await at.supplier.cancel({ key: "k2", iccid: used.iccid })).toBe("refused");
      await at.onPhone(unused.iccid, "download");
      const { rows } = await at.database.pool.query("select state from sandbox_supplier.profiles where iccid = $1", [
        unused.iccid,
      ]);
      expect(rows).toEqual([{ state: "cancelled" }]);
    });

    test("what was made for an order nobody wants is known, part by part, until all of it went back", async () => {
      const wish = aWishFor(2);
      const profiles = await made(wish);
      for (const left of [2, 1]) {
        const { iccids, more } = await at.supplier.madeFor(wish);
        expect(more).toBe(false);
        expect(iccids.length).toBeGreaterThanOrEqual(left);
        expect(profiles.map(({ iccid }) => iccid)).toEqual(expect.arrayContaining(iccids));
        expect(await at.supplier.cancel({ key: wish.key, iccid: profiles[left - 1]!.iccid })).toBe("cancelled");
      }
    });

    test("what is not the supplier's cannot be returned", async () => {
      await expect(at.supplier.cancel({ key: "k3", iccid: "8985234026100000048" })).rejects.toBeInstanceOf(
        SupplierUnavailable,
      );
    });

    test("tells what a phone does with a profile, each step once and in order", async () => {
      const [{ iccid }] = (await made()) as [SuppliedProfile];
      await told();
      for (const action of ["download", "install", "enable", "disable", "delete"]) {
        at.clock.pass(1);
        await at.onPhone(iccid, action);
        await at.onPhone(iccid, action);
      }
      const events = await told();
      expect(events.map((event) => event.kind === "profile" && event.state)).toEqual([
        "downloaded",
        "installed",
        "enabled",
        "disabled",
        "deleted",
      ]);
      expect(new Set(events.map(({ id }) => id)).size).toBe(5);
      for (const event of events) expect(event).toMatchObject({ kind: "profile", iccid, at: expect.any(Date) });
    });

    test("tells used data in megabytes, with the moment at which the plan began", async () => {
      const [{ iccid }] = (await made()) as [SuppliedProfile];
      await told();
      for (const action of ["download", "install", "enable"]) await at.onPhone(iccid, action);
      const begun = at.clock.now();
      await at.onPhone(iccid, "use", { percent: "50" });
      at.clock.pass(60);
      await at.onPhone(iccid, "use", { percent: "80" });
      const used = (await told()).filter(({ kind }) => kind === "usage");
      expect(used).toMatchObject([
        { iccid, usedMb: 2560, activatedAt: begun },
        { iccid, usedMb: 4096, activatedAt: begun },
      ]);
    });

    test("a notification with a changed byte, without proof, parsed or empty is refused", async () => {
      const [{ iccid }] = (await made()) as [SuppliedProfile];
      await told();
      await at.onPhone(iccid, "download");
      await at.server.doDueWork();
      const { body, headers } = at.deliveries.at(-1)!;
      expect(await at.supplier.readNotification(body, headers)).toHaveLength(1);
      const unproved = { ...headers, authorization: "Bearer wrong", "rt-signature": "0".repeat(64) };
      const parsed = JSON.parse(body.toString()) as Buffer;
      for (const [bytes, header] of [
        [body, unproved],
        [body, {}],
        [Buffer.from("{}"), headers],
        [Buffer.alloc(0), headers],
        [parsed, headers],
      ] as const) {
        await expect(at.supplier.readNotification(bytes, header)).rejects.toBeInstanceOf(NotificationRefused);
      }
    });

    test("no server: an outage, whatever is asked", async () => {
      const wish = { key: "k", product, quantity: 1 };
      await expect(at.unreachable.order(wish)).rejects.toBeInstanceOf(SupplierUnavailable);
      await expect(at.unreachable.findOrder(wish)).rejects.toBeInstanceOf(SupplierUnavailable);
      await expect(at.unreachable.cancel({ key: "k", iccid: "8985234026100000048" })).rejects.toBeInstanceOf(
        SupplierUnavailable,
      );
    });

    test("codes stay out of the supplier's log", async () => {
      const [{ matchingId }] = (await made()) as [SuppliedProfile];
      expect(at.logged.join()).not.toContain(matchingId);
    });
  });
}
