import type { ServerResponse } from "node:http";
import { inspect } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { decrypted, pretendPushService, vapidClaims } from "./pretend-push-service.suite.ts";
import { PushUnavailable } from "./push-sender.ts";
import { aBrowser, aPush, browser, describePush } from "./push.suite.ts";
import { vapidKeys } from "./vapid-keys.server.ts";
import { webPushSender } from "./web-push.server.ts";

const secret = "0123456789abcdef".repeat(4);
const keys = vapidKeys(secret);
/** Only a test of silence has a short patience: a busy machine may be silent for a while, too. */
const senderTo = (standIn: string, patience: { patienceMs?: number } = {}) =>
  webPushSender({ keys, contact: "service@farwave.example", standIn, ...patience });

describePush("pushes that are sent", async () => {
  const service = await pretendPushService();
  return {
    push: senderTo(service.origin),
    shown: async () =>
      service.heard.map(({ body, headers }) => ({
        message: decrypted(body, browser),
        ttlSeconds: Number(headers.ttl),
        urgency: headers.urgency as "normal",
      })),
    close: service.close,
  };
});

describe("a push service", () => {
  let service: Awaited<ReturnType<typeof pretendPushService>>;
  beforeAll(async () => void (service = await pretendPushService()));
  beforeEach(() => {
    service.says(undefined);
    service.heard.length = 0;
  });
  afterAll(() => service.close());

  test("is called at the subscription's own path, and told who we are for half a day, with the key that browsers know", async () => {
    const push = senderTo(service.origin);
    const endpoint = "https://wns2-par02p.notify.windows.com/w/?token=BQYAAADa%2bB%3d";
    await push.sendPush(aPush({ subscription: { ...browser.subscription, endpoint } }));
    const [heard] = service.heard;
    expect(heard!.path).toBe("/w/?token=BQYAAADa%2bB%3d");
    const claims = vapidClaims(heard!, push.publicKey)!;
    expect(claims).toMatchObject({
      aud: "https://wns2-par02p.notify.windows.com",
      sub: "mailto:service@farwave.example",
    });
    const hours = (claims.exp * 1_000 - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(1);
    expect(hours).toBeLessThan(24);
    expect(vapidClaims(heard!, vapidKeys("1".repeat(64)).publicKey)).toBeUndefined();
  });

  test("cannot read what passes through it, and another browser cannot either", async () => {
    await senderTo(service.origin).sendPush(aPush());
    const [{ body }] = service.heard as [(typeof service.heard)[0]];
    expect(body.includes("200 MB")).toBe(false);
    expect(() => decrypted(body, aBrowser())).toThrow();
    expect(() => decrypted(body, { ...browser, auth: aBrowser().auth })).toThrow();
  });

  test("is told which message takes the place of which, but not by its name", async () => {
    const push = senderTo(service.origin);
    for (const tag of ["low-data 1", "low-data 1", "low-data 2"])
      await push.sendPush(aPush({ message: { ...aPush().message, tag } }));
    const [one, same, other] = service.heard.map(({ headers }) => headers.topic);
    expect(one).toBe(same);
    expect(one).not.toBe(other);
  });

  test.each([404, 410])("that answers %i: the subscription has ended", async (status) => {
    service.says((response) => void response.writeHead(status).end("gone"));
    expect(await senderTo(service.origin).sendPush(aPush())).toBe("gone");
  });

  test.each([200, 201, 202, 204])("that answers %i has taken it", async (status) => {
    service.says((response) => void response.writeHead(status).end());
    expect(await senderTo(service.origin).sendPush(aPush())).toBe("sent");
  });

  const bad: [string, string, (response: ServerResponse) => void][] = [400, 401, 403, 413, 429, 500, 503].map(
    (status) => [String(status), `answered HTTP ${status}`, (response) => void response.writeHead(status).end("no")],
  );
  test.each<[string, string, (response: ServerResponse) => void]>([
    ...bad,
    [
      "with a redirection into our own network",
      "answered HTTP 307",
      (response) => void response.writeHead(307, { location: `${service.origin}/inner` }).end(),
    ],
    ["never", "no answer within 300 ms", () => {}],
    [
      "half of it",
      "no answer within 300 ms",
      (response) => void response.writeHead(201, { "content-length": 500 }).write("{"),
    ],
    ["by hanging up", "could not be reached", (response) => void response.destroy()],
    [
      "more than a megabyte",
      "could not be reached",
      (response) => void response.writeHead(201).end("x".repeat(1_100_000)),
    ],
  ])("that answers %s: an outage, told as %s, and nothing else is called", async (_how, outage, says) => {
    let asked = 0;
    service.says((response) => {
      asked++;
      says(response);
    });
    const isSilent = outage.startsWith("no answer");
    const sent = senderTo(service.origin, isSilent ? { patienceMs: 300 } : {}).sendPush(aPush());
    await expect(sent).rejects.toBeInstanceOf(PushUnavailable);
    await expect(sent).rejects.toThrow(outage);
    expect(asked).toBe(1);
  });

  test("that goes wrong gets no secret into a log, also not when the error is looked through", async () => {
    for (const says of [(response: ServerResponse) => void response.writeHead(400).end(keys.privateKey), () => {}]) {
      service.says(says);
      const endpoint = "https://fcm.googleapis.com/fcm/send/only-the-browser-knows";
      const error = await senderTo(service.origin, { patienceMs: 300 })
        .sendPush(aPush({ subscription: { ...browser.subscription, endpoint } }))
        .catch((thrown: unknown) => thrown);
      const told = inspect(error, { depth: 9, showHidden: true });
      expect(told).toContain("fcm.googleapis.com");
      for (const hidden of [keys.privateKey, secret, "only-the-browser-knows", browser.subscription.auth, "vapid t="])
        expect(told).not.toContain(hidden);
    }
  });
});

test.each(["0", "f"])(
  "any secret makes a key that is one, also 64 times %s, which is none by itself",
  async (digit) => {
    const service = await pretendPushService();
    const push = webPushSender({
      keys: vapidKeys(digit.repeat(64)),
      contact: "service@farwave.example",
      standIn: service.origin,
    });
    expect(await push.sendPush(aPush())).toBe("sent");
    expect(vapidClaims(service.heard[0]!, push.publicKey)).toMatchObject({ aud: "https://fcm.googleapis.com" });
    await service.close();
  },
);

test("no server is an outage", async () => {
  await expect(senderTo("http://127.0.0.1:1").sendPush(aPush())).rejects.toBeInstanceOf(PushUnavailable);
});

test("the key is the shop's own: the same secret, the same key", () => {
  expect(vapidKeys(secret)).toEqual(keys);
  expect(vapidKeys(secret.replace("0", "1")).publicKey).not.toBe(keys.publicKey);
});
