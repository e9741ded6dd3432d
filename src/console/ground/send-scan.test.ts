import { afterEach, expect, test, vi } from "vitest";
import { refused, success } from "../../kernel/envelope.ts";
import type { Scan } from "./kept-scans.ts";
import { sendScan } from "./send-scan.ts";

afterEach(() => vi.unstubAllGlobals());

const scan: Scan = {
  by: "mei",
  requestKey: "k1",
  orderNumber: "FW1",
  cards: ["8985"],
  carrier: "DHL",
  trackingNumber: "7",
};
const answering = (answer: () => unknown) => {
  const asked = vi.fn(async (..._call: [string, RequestInit]) => answer());
  vi.stubGlobal("fetch", asked);
  return asked;
};
const body = (envelope: unknown) => () => ({ json: async () => envelope });
const no = (code: Parameters<typeof refused>[0], fields: { message: string }[] = []) =>
  body(refused(code, "in words", { fields: fields as never }));

test("a scan goes as it was packed, with its own request key and without who packed it", async () => {
  const asked = answering(body(success({ orderNumber: "FW1", next: "FW2" })));
  expect(await sendScan(scan, "zh-hk", "moved on")).toEqual({ end: "done", next: "FW2" });
  const [path, { headers, body: sent }] = asked.mock.calls[0]!;
  expect(path).toBe("/console/api/staff/sendParcel");
  expect(headers).toMatchObject({ lang: "zh-hk" });
  expect(JSON.parse(sent as string)).toEqual({
    requestKey: "k1",
    orderNumber: "FW1",
    cards: ["8985"],
    carrier: "DHL",
    trackingNumber: "7",
  });
});

test.each([
  ["nobody answers", () => Promise.reject(new TypeError("failed to fetch")), { end: "later" }],
  ["a proxy answers", () => ({ json: () => Promise.reject(new SyntaxError("<html>")) }), { end: "later" }],
  ["the database is away", no("TRY_AGAIN_LATER"), { end: "later" }],
  ["too much was asked", no("TOO_MANY_REQUESTS"), { end: "later" }],
  ["the shop is closed", no("UNDER_MAINTENANCE"), { end: "closed" }],
  ["the session has ended", no("TOKEN_VALID_FAIL"), { end: "signedOut" }],
  ["the parcel has moved", no("PARCEL_MOVED"), { end: "refused", because: "moved on" }],
  ["the right is gone", no("RIGHT_MISSING"), { end: "refused", because: "in words" }],
  ["a card is wrong", no("INVALID_INPUT", [{ message: "wrong card" }]), { end: "refused", because: "wrong card" }],
])("when %s", async (_, answer, end) => {
  answering(answer);
  expect(await sendScan(scan, "en", "moved on")).toEqual(end);
});
