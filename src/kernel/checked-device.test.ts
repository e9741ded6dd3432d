import { describe, expect, test } from "vitest";
import { deviceIn, deviceText, type CheckedDevice } from "./checked-device.ts";

test.each<[string, CheckedDevice]>([
  ["apple-iphone-15.CN.no", { model: "apple-iphone-15", bought: "CN", answer: "no" }],
  ["apple-iphone-15.elsewhere.yes", { model: "apple-iphone-15", bought: "elsewhere", answer: "yes" }],
  ["google-pixel-8.yes", { model: "google-pixel-8", answer: "yes" }],
  ["unlisted.yes.eid", { model: "unlisted", answer: "yes", eid: true }],
])("%s says it all", (text, device) => {
  expect(deviceText(device)).toBe(text);
  expect(deviceIn(text)).toEqual(device);
});

describe("what was typed into the address is ignored", () => {
  test.each([
    null,
    "",
    "apple-iphone-15",
    "apple-iphone-15.maybe",
    "APPLE.yes",
    "a.C.no",
    "a.CN.no.89049032007108882600137544319616",
    "x".repeat(61) + ".yes",
    "a.yes\n",
    "<b>.yes",
  ])("%j", (text) => expect(deviceIn(text)).toBeUndefined());
});
