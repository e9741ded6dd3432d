import { createECDH, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PushUnavailable, type PushSender, type PushSubscription, type PushWish } from "./push-sender.ts";

type Shown = Omit<PushWish, "subscription">;
/** What a browser got, oldest first. */
type PushAtTest = { push: PushSender; shown(): Promise<Shown[]>; close(): Promise<void> };

/**
 * A browser that has subscribed; the end of its endpoint says what becomes of it: /gone, /unavailable or anything else.
 */
export function aBrowser(end = "listening") {
  const keys = createECDH("prime256v1");
  const p256dh = keys.generateKeys("base64url", "uncompressed");
  const auth = randomBytes(16);
  const subscription: PushSubscription = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${end}`,
    p256dh,
    auth: auth.toString("base64url"),
  };
  return { keys, auth, subscription };
}
export const browser = aBrowser();

export const aPush = (change: Partial<PushWish> = {}): PushWish => ({
  subscription: browser.subscription,
  message: {
    title: "您的流量快用完了 😀",
    body: "还剩 200 MB。\n“Japan”, 7 days",
    url: "/zh-cn/data?sim=1#today",
    tag: "low-data 898523400000000001",
  },
  ttlSeconds: 3_600,
  urgency: "normal",
  ...change,
});
const { subscription: _browser, ...seen } = aPush();
const gone = (change: Partial<PushSubscription>) => aPush({ subscription: { ...browser.subscription, ...change } });

/** What every sender of push messages must do; `browser` is who listens. */
export function describePush(name: string, open: () => Promise<PushAtTest>): void {
  describe(name, () => {
    let at: PushAtTest;
    beforeAll(async () => void (at = await open()));
    afterAll(() => at.close());
    const came = async (run: () => Promise<unknown>) => {
      const before = (await at.shown()).length;
      await run();
      return (await at.shown()).slice(before);
    };

    test("what is sent is shown, word by word", async () => {
      expect(await came(async () => expect(await at.push.sendPush(aPush())).toBe("sent"))).toEqual([seen]);
    });

    test.each(["very-low", "low", "normal", "high"] as const)(
      "how urgent it is (%s) and how long it is good for is told",
      async (urgency) => {
        expect(await came(() => at.push.sendPush(aPush({ urgency, ttlSeconds: 0 })))).toEqual([
          { ...seen, urgency, ttlSeconds: 0 },
        ]);
      },
    );

    test("browsers need a point of P-256 to subscribe, the same each time", () => {
      const point = Buffer.from(at.push.publicKey, "base64url");
      expect([point.length, point[0], at.push.publicKey.includes("=")]).toEqual([65, 4, false]);
    });

    test.each<[string, PushWish]>([
      ["a browser that has stopped listening", gone({ endpoint: aBrowser("gone").subscription.endpoint })],
      ["an address in our own network", gone({ endpoint: "https://127.0.0.1:3000/admin" })],
      ["an address that is none", gone({ endpoint: "" })],
      ["a key that is no point of the curve", gone({ p256dh: `BA${"B".repeat(85)}` })],
      ["a secret that is none", gone({ auth: "" })],
    ])("%s is gone: the subscription is to be deleted", async (_what, wish) => {
      expect(await came(async () => expect(await at.push.sendPush(wish)).toBe("gone"))).toEqual([]);
    });

    test("an outage is not gone: it may be tried again", async () => {
      const down = gone({ endpoint: aBrowser("unavailable").subscription.endpoint });
      expect(await came(() => expect(at.push.sendPush(down)).rejects.toBeInstanceOf(PushUnavailable))).toEqual([]);
    });

    test("what no push service would take is a bug of ours, not an outage: 3,072 bytes, Chinese counts three each", async () => {
      const room = 3_072 - Buffer.byteLength(JSON.stringify({ ...aPush().message, body: "" }));
      const long = (body: string) => aPush({ message: { ...aPush().message, body } });
      expect(await at.push.sendPush(long("x".repeat(room)))).toBe("sent");
      await expect(at.push.sendPush(long("x".repeat(room + 1)))).rejects.toThrow("3073 bytes");
      await expect(at.push.sendPush(long("码".repeat(1_000)))).rejects.toBeInstanceOf(RangeError);
    });

    test("what goes wrong names no endpoint: whoever has it could try to send there", async () => {
      const failed = (await at.push
        .sendPush(gone({ endpoint: aBrowser("s3cret/unavailable").subscription.endpoint }))
        .catch((error: Error) => error)) as Error;
      expect(failed).toBeInstanceOf(PushUnavailable);
      expect(`${failed.message} ${String(failed.cause)}`).not.toContain("s3cret");
    });
  });
}
