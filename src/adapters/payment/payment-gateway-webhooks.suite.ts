import { describe, expect, test } from "vitest";
import { amountOf, type Desk } from "./payment-gateway-world.suite.ts";
import { WebhookRefused } from "./payment-gateway.ts";

export function describeWebhooks(desk: Desk): void {
  const { begun, paid, eventsOf, lastDelivery } = desk;

  describe("webhooks", () => {
    test("tell of a payment, signed, under ids of their own", async () => {
      const reference = await paid();
      const events = await eventsOf(reference);
      expect(events.at(-1)).toMatchObject({
        kind: "payment",
        payment: { reference, state: "succeeded", charged: amountOf },
      });
      const ids = (await desk.at.deliveries()).map(({ body }) => (JSON.parse(body.toString()) as { id: string }).id);
      expect(new Set(ids).size).toBe(ids.length);
    });

    test("tell that a payment is pending and how it ends", async () => {
      const { reference } = await begun();
      // what is due at the same moment comes in any order
      const states = async () =>
        (await eventsOf(reference)).map((event) => event.kind === "payment" && event.payment.state);
      await desk.at.shopper.paysSlowly(reference, "failed");
      expect(await states()).toEqual(["pending"]);
      await desk.at.slowPaymentEnds(reference);
      expect(await states()).toEqual(["pending", "failed"]);
    });

    test("tell of a payment whose time is over", async () => {
      const { reference } = await begun();
      await desk.at.timeRunsOut(reference);
      expect((await eventsOf(reference)).at(-1)).toMatchObject({
        payment: { reference, state: "cancelled", failure: "expired" },
      });
    });

    test("tell of each card that was declined on the page, with its reason", async () => {
      const { reference } = await begun();
      await desk.at.shopper.isDeclined(reference);
      await desk.at.shopper.isDeclined(reference);
      const told = (await eventsOf(reference)).filter(({ kind }) => kind === "refused");
      expect(told).toEqual([
        expect.objectContaining({ failure: "insufficient_funds", at: expect.any(Date) }),
        expect.objectContaining({ failure: "insufficient_funds", at: expect.any(Date) }),
      ]);
      expect(new Set(told.map(({ id }) => id)).size).toBe(2);
    });

    test("never call a declined card the end", async () => {
      const { reference } = await begun();
      await desk.at.shopper.isDeclined(reference);
      const final = (await eventsOf(reference)).filter(
        (event) => event.kind === "payment" && event.payment.state !== "waiting",
      );
      expect(final).toEqual([]);
    });

    test("are refused with one changed byte", async () => {
      await paid();
      const { body, headers } = await lastDelivery();
      const changed = Buffer.from(body.toString().replace(/"created":1/, '"created":2'));
      expect(changed).not.toEqual(body);
      await expect(desk.gateway.readWebhook(changed, headers)).rejects.toBeInstanceOf(WebhookRefused);
    });

    test("are refused when signed with another secret, or not at all", async () => {
      await paid();
      const { body } = await lastDelivery();
      await expect(
        desk.gateway.readWebhook(body, desk.at.sign(body, desk.at.clock.now(), "another secret")),
      ).rejects.toBeInstanceOf(WebhookRefused);
      await expect(desk.gateway.readWebhook(body, {})).rejects.toBeInstanceOf(WebhookRefused);
    });

    test("are refused 301 seconds after they were signed, and taken after 299", async () => {
      await paid();
      const { body } = await lastDelivery();
      const ago = (seconds: number) => desk.at.sign(body, new Date(desk.at.clock.now().getTime() - seconds * 1000));
      await expect(desk.gateway.readWebhook(body, ago(301))).rejects.toBeInstanceOf(WebhookRefused);
      await expect(desk.gateway.readWebhook(body, ago(299))).resolves.toBeDefined();
    });

    test("are refused once the body was parsed", async () => {
      await paid();
      const { body, headers } = await lastDelivery();
      const parsed = JSON.parse(body.toString()) as Buffer;
      await expect(desk.gateway.readWebhook(parsed, headers)).rejects.toBeInstanceOf(WebhookRefused);
    });

    test("of a kind that we do not know are taken and mean nothing", async () => {
      const body = Buffer.from(
        JSON.stringify({ id: "evt_new", object: "event", type: "weather.changed", created: 1, data: { object: {} } }),
      );
      const event = await desk.gateway.readWebhook(body, desk.at.sign(body, desk.at.clock.now()));
      expect(event).toEqual({ id: "evt_new", kind: "other" });
    });
  });
}
