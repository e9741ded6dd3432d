import { beforeEach, expect, test } from "vitest";
import { dropScan, keepScan, keptScans, sendScans, type Scan, type Sent } from "./kept-scans.ts";

let kept: Map<string, string>;
const device = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
  removeItem: (name: string) => void kept.delete(name),
};
beforeEach(() => (kept = new Map()));

const scan = (requestKey: string, by = "mei"): Scan => ({
  by,
  requestKey,
  orderNumber: `FW${requestKey}`,
  cards: ["8985"],
  carrier: "DHL",
  trackingNumber: `T${requestKey}`,
});
const keys = () => keptScans(device).map(({ requestKey, refused }) => [requestKey, refused]);
const answering = (answers: Record<string, Sent>) => {
  const asked: string[] = [];
  return {
    asked,
    send: async ({ requestKey }: Scan) => (asked.push(requestKey), answers[requestKey] ?? { end: "done" as const }),
  };
};

test("scans are sent in the order in which they were packed, and leave no trace", async () => {
  for (const key of ["1", "2", "3"]) keepScan(device, scan(key));
  const { asked, send } = answering({});
  expect(await sendScans(device, "mei", send)).toBe("done");
  expect(asked).toEqual(["1", "2", "3"]);
  expect(kept.size).toBe(0);
});

test("what is refused stays with its reason, does not hold up the next, and is not asked again", async () => {
  for (const key of ["1", "2", "3"]) keepScan(device, scan(key));
  const { asked, send } = answering({ 2: { end: "refused", because: "cancelled" } });
  await sendScans(device, "mei", send);
  expect(keys()).toEqual([["2", "cancelled"]]);
  await sendScans(device, "mei", send);
  expect(asked).toEqual(["1", "2", "3"]);
  dropScan(device, "2");
  expect(kept.size).toBe(0);
});

test.each(["later", "signedOut", "closed"] as const)(
  "when the server says %s all that follow wait in their order",
  async (end) => {
    for (const key of ["1", "2", "3"]) keepScan(device, scan(key));
    const { asked, send } = answering({ 2: { end } });
    expect(await sendScans(device, "mei", send)).toBe(end);
    expect(asked).toEqual(["1", "2"]);
    expect(keys()).toEqual([
      ["2", undefined],
      ["3", undefined],
    ]);
  },
);

test("a colleague's scans wait for the colleague", async () => {
  keepScan(device, scan("1", "kelvin"));
  keepScan(device, scan("2"));
  const { asked, send } = answering({});
  await sendScans(device, "mei", send);
  expect(asked).toEqual(["2"]);
  expect(keys()).toEqual([["1", undefined]]);
});

test("the same parcel is kept once; a device without room says so; what is no scan is not read", () => {
  keepScan(device, scan("1"));
  expect(keepScan(device, { ...scan("1"), trackingNumber: "T9" })).toBe(true);
  expect(keptScans(device).map(({ trackingNumber }) => trackingNumber)).toEqual(["T9"]);
  const full = {
    ...device,
    setItem: () => {
      throw new Error("full");
    },
  };
  expect(keepScan(full, scan("2"))).toBe(false);
  for (const broken of ["{", "{}", '[1, null, {"by": "mei"}]', "null"]) {
    kept = new Map([["farwave-kept-scans", broken]]);
    expect(keptScans(device)).toEqual([]);
  }
});
