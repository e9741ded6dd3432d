import { beforeAll, expect, test } from "vitest";
import { embeddedLocator } from "./embedded-locator.server.ts";
import type { Locator } from "./locator.ts";

let locator: Locator;
beforeAll(async () => void (locator = await embeddedLocator()));

test.each([
  ["8.8.8.8", "US"],
  ["114.114.114.114", "CN"],
  ["223.5.5.5", "CN"],
  ["203.80.96.10", "HK"],
  ["::ffff:8.8.8.8", "US"],
  ["::FFFF:114.114.114.114", "CN"],
  ["2001:4860:4860::8888", "US"],
  ["2400:3200::1", "CN"],
  ["2001:4860:4860:0000:0000:0000:0000:8888", "US"],
])("%s lies in %s", (address, country) => {
  expect(locator.country(address)).toBe(country);
});

const nowhere = [
  "127.0.0.1",
  "10.0.0.1",
  "192.168.1.1",
  "172.16.0.1",
  "169.254.1.1",
  "0.0.0.0",
  "255.255.255.255",
  "::1",
  "::",
  "fe80::1",
  "fe80::1%eth0",
  "fd00::1",
  "100.64.0.1",
];
const junk = [
  "",
  " ",
  "nonsense",
  "8.8.8",
  "8.8.8.8.8",
  "8.8.8.8:443",
  "999.1.1.1",
  "::ffff:",
  "::ffff:nonsense",
  "<script>",
  "8.8.8.8, 1.1.1.1",
  "x".repeat(100_000),
  "\u0000",
  "😀",
];
test.each([...nowhere, ...junk.map((text) => text.slice(0, 60))])("%j lies nowhere, and nothing fails", (address) => {
  expect(locator.country(address)).toBeUndefined();
});

test("looking up takes no time to speak of", () => {
  const before = process.cpuUsage();
  for (let count = 0; count < 10_000; count++) locator.country(`${(count % 200) + 20}.${count % 256}.7.9`);
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});
