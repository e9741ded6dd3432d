import { expect, test } from "vitest";
import { profileStateAt } from "./es2plus/notification-points.ts";
import { adapterTo, keys, notificationSecret } from "./esim-supplier-world.suite.ts";
import { NotificationRefused } from "./esim-supplier.ts";
import { mac, signedHeaders } from "./reseller/signature.server.ts";

const now = new Date("2026-11-21T08:00:00Z");
const iccid = "8944009900000000011";

test("the signature is that of the published example", () => {
  const hex = "7eb765e27df5373dea2dbc8c41a7d9557743e46c8054750f3d851b3fd01d0835";
  expect(
    mac("1111", ["1628670421", "4ce9d9cdac9e4e17b3a2c66c358c1ce2", "11111"].join(""), '{"imsi":"326543826"}'),
  ).toBe(hex);
});

type How = { at?: Date; change?: object; notifications?: "signed" | "queried" };
const reseller = (body: object | string, { at = now, change = {}, notifications = "signed" }: How = {}) => {
  const bytes = Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
  const headers = { ...signedHeaders(keys, bytes, { at, requestId: "r1" }), ...change };
  return adapterTo("reseller", "http://127.0.0.1:1", () => now, { notifications }).readNotification(bytes, headers);
};
const smdpEvent = {
  notifyType: "SMDP_EVENT",
  notifyId: "n1",
  eventGenerateTime: "2026-11-21T15:59:00+08:00",
  content: { iccid: `${iccid}F`, smdpStatus: "ENABLED", device: "Pixel 9" },
};

test.each([
  [
    smdpEvent,
    { id: "n1", at: new Date("2026-11-21T07:59:00Z"), kind: "profile", iccid, state: "enabled", device: "Pixel 9" },
  ],
  [
    { ...smdpEvent, content: { iccid, smdpStatus: "toString" } },
    { id: "n1", at: new Date("2026-11-21T07:59:00Z"), kind: "profile", iccid, state: "unknown" },
  ],
  [
    { ...smdpEvent, notifyType: "DATA_USAGE", content: { iccid, orderUsage: 1_048_577 } },
    { id: "n1", at: new Date("2026-11-21T07:59:00Z"), kind: "usage", iccid, usedMb: 2 },
  ],
  [
    { ...smdpEvent, notifyType: "ORDER_STATUS", content: { orderNo: "B1" } },
    { id: "n1", at: new Date("2026-11-21T07:59:00Z"), kind: "order", reference: "B1" },
  ],
  [
    { ...smdpEvent, notifyType: "VALIDITY_USAGE", content: { iccid } },
    { id: "n1", at: new Date("2026-11-21T07:59:00Z"), kind: "look", iccid },
  ],
])("reseller: %j is read", async (body, event) => expect(await reseller(body)).toEqual([event]));

test("reseller: a health check is taken and means nothing", async () => {
  expect(
    await reseller({ notifyType: "CHECK_HEALTH", notifyId: "n2", eventGenerateTime: "2026-11-21T08:00:00Z" }),
  ).toEqual([]);
});

test("a reseller that signs nothing only makes us ask", async () => {
  const unsigned = { change: { "rt-signature": "" }, notifications: "queried" as const };
  expect(await reseller(smdpEvent, unsigned)).toMatchObject([{ kind: "look", iccid }]);
  expect(
    await reseller({ ...smdpEvent, notifyType: "DATA_USAGE", content: { iccid, orderUsage: 5 } }, unsigned),
  ).toMatchObject([{ kind: "look", iccid }]);
});

test.each([
  ["another kind", { ...smdpEvent, notifyType: "WEATHER" }],
  ["an id of 101 letters", { ...smdpEvent, notifyId: "x".repeat(101) }],
  ["no id", { ...smdpEvent, notifyId: undefined }],
  ["a moment that is none", { ...smdpEvent, eventGenerateTime: "yesterday" }],
  ["a moment without zone", { ...smdpEvent, eventGenerateTime: "2026-11-21T08:00:00" }],
  [
    "an ICCID with a wrong check digit",
    { ...smdpEvent, content: { ...smdpEvent.content, iccid: "8944009900000000012" } },
  ],
  ["an ICCID of no card", { ...smdpEvent, content: { ...smdpEvent.content, iccid: "1234567890123456789" } }],
  ["SQL for an ICCID", { ...smdpEvent, content: { ...smdpEvent.content, iccid: "' or 1=1 --" } }],
  ["a device of two lines", { ...smdpEvent, content: { ...smdpEvent.content, device: "a\r\nb" } }],
  ["a device of 61 letters", { ...smdpEvent, content: { ...smdpEvent.content, device: "x".repeat(61) } }],
  ["usage below zero", { ...smdpEvent, notifyType: "DATA_USAGE", content: { iccid, orderUsage: -1 } }],
  ["half a byte", { ...smdpEvent, notifyType: "DATA_USAGE", content: { iccid, orderUsage: 0.5 } }],
  ["a moment of the year 0", { ...smdpEvent, eventGenerateTime: "0000-01-01T00:00:00Z" }],
  ["a moment of the year 9999", { ...smdpEvent, eventGenerateTime: "9999-12-31T00:00:00Z" }],
  ["an id with NUL", { ...smdpEvent, notifyId: "n\u0000" }],
  ["an id with half a character", { ...smdpEvent, notifyId: "n\ud83d" }],
  ["more bytes than there are", { ...smdpEvent, notifyType: "DATA_USAGE", content: { iccid, orderUsage: 1e300 } }],
  ["null", "null"],
  ["a list", "[]"],
  ["nothing", ""],
  ["depth", "[".repeat(5000)],
])("reseller: %s is refused, though signed", async (_what, body) => {
  await expect(reseller(body)).rejects.toBeInstanceOf(NotificationRefused);
});

test.each([
  ["301 seconds old", { at: new Date(now.getTime() - 301_000) }],
  ["of the future", { at: new Date(now.getTime() + 301_000) }],
  ["with another key", { change: { "rt-accesscode": "other" } }],
  ["with another request id", { change: { "rt-requestid": "r2" } }],
  ["without request id", { change: { "rt-requestid": undefined } }],
  ["with two signatures", { change: { "rt-signature": ["0", "1"] } }],
  ["in capitals", { change: { "rt-signature": "A".repeat(64) } }],
  ["with a timestamp that is none", { change: { "rt-timestamp": "9".repeat(400) } }],
])("reseller: a signature %s is refused", async (_what, how) => {
  await expect(reseller(smdpEvent, how as object)).rejects.toBeInstanceOf(NotificationRefused);
});

const es2plus = (body: object, authorization: string | undefined = `Bearer ${notificationSecret}`) =>
  adapterTo("es2plus", "http://127.0.0.1:1", () => now).readNotification(Buffer.from(JSON.stringify(body)), {
    authorization,
  });
const progress = {
  header: { functionRequesterIdentifier: "smdp", functionCallIdentifier: "c1" },
  iccid: `${iccid}F`,
  profileType: "ASIA",
  timestamp: "2026-11-21T07:59:00Z",
  notificationPointId: 4,
  notificationPointStatus: { status: "Executed-Success" },
};

test("es2plus: progress of a download is read, padded ICCID and all", async () => {
  expect(await es2plus(progress)).toEqual([
    { id: "c1", at: new Date("2026-11-21T07:59:00Z"), kind: "profile", iccid, state: "installed" },
  ]);
});

test.each(["iccid", "timestamp", "notificationPointId", "notificationPointStatus", "header", "profileType"])(
  "es2plus: without %s it is refused",
  async (field) => {
    await expect(es2plus({ ...progress, [field]: undefined })).rejects.toBeInstanceOf(NotificationRefused);
  },
);

test.each(["", "Bearer", `Bearer ${notificationSecret} `, notificationSecret])(
  "es2plus: the proof %j is refused",
  async (proof) => {
    await expect(es2plus(progress, proof)).rejects.toBeInstanceOf(NotificationRefused);
  },
);

test.each([
  [1, "Executed-Success", "released"],
  [2, "Failed", "error"],
  [3, "Executed-Success", "downloaded"],
  [3, "Failed", "error"],
  [4, "Executed-WithWarning", "installed"],
  [4, "Failed", "error"],
  [4, "Expired", "error"],
  [101, "Executed-Success", "enabled"],
  [102, "Executed-Success", "disabled"],
  [103, "Executed-Success", "deleted"],
  [77, "Executed-Success", "unknown"],
  [77, "Failed", "unknown"],
] as const)("notification point %i, %s: %s", (point, status, state) =>
  expect(profileStateAt(point, status)).toBe(state),
);
