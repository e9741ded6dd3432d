import { describe, expect, test } from "vitest";
import { needQuery, readNeed, usualNeed, type Need, type NeedField } from "./need.ts";

const read = (address: string) => readNeed(new URLSearchParams(address));

describe("what cannot be read is taken as usual, and named", () => {
  test.each<[string, NeedField[]]>([
    ["days=0", ["days"]],
    ["days=366", ["days"]],
    ["days=-3", ["days"]],
    ["days=7.5", ["days"]],
    ["days=1e2", ["days"]],
    [`days=${"9".repeat(500)}`, ["days"]],
    ["days=%3Cscript%3E", ["days"]],
    ["people=0", ["people"]],
    ["people=21", ["people"]],
    ["people=two", ["people"]],
    ["data=lots", ["data"]],
    ["data=4gb", ["data"]],
    ["data=constructor", ["data"]],
    ["data=__proto__", ["data"]],
    ["speed=1000000", ["speed"]],
    ["speed=fast", ["speed"]],
    ["from=2026-02-30&to=2026-03-02", ["dates"]],
    ["from=2026-12-08&to=2026-12-03", ["dates"]],
    ["from=2026-12-03&to=2027-12-03", ["dates"]],
    ["from=0001-01-01", ["dates"]],
    ["to=tomorrow", ["dates"]],
    ["days=x&people=x&data=x&speed=x", ["days", "people", "data", "speed"]],
  ])("%s", (address, fields) => expect(read(address)).toEqual({ need: usualNeed, unread: fields }));

  test.each(["lands=25:00", "leaves=noon", "lands=7:00"])("dates without their clock times: %s", (times) => {
    expect(read(`from=2026-12-03&to=2026-12-08&${times}`)).toMatchObject({
      need: { dates: { from: "2026-12-03", to: "2026-12-08" } },
      unread: ["times"],
    });
  });

  test("the end is never before the start", () => {
    expect(read("from=2026-12-03&to=2026-12-03&lands=20:00&leaves=08:00").unread).toEqual(["times"]);
  });
});

describe("what is asked is read", () => {
  test.each<[string, Partial<Need>]>([
    ["", {}],
    ["days=&from=&to=&people=&data=&speed=", {}],
    ["days=365&people=20&data=heavy&speed=1024", { days: 365, people: 20, data: "heavy", leastSpeedKbps: 1024 }],
    ["data=5gb", { data: 5 }],
    ["data=20GB", { data: 20 }],
    ["data=any&speed=0", { data: "any" }],
    ["from=2026-12-30&to=2027-01-02&days=30", { days: 4, dates: { from: "2026-12-30", to: "2027-01-02" } }],
    ["from=2026-12-30&days=5", { days: 5, dates: { from: "2026-12-30", to: "2027-01-03" } }],
    ["to=2027-01-03&days=5", { days: 5, dates: { from: "2026-12-30", to: "2027-01-03" } }],
    [
      "from=2026-10-24&to=2026-10-26&lands=22:00",
      { days: 3, dates: { from: "2026-10-24", to: "2026-10-26", lands: "22:00" } },
    ],
  ])("%s", (address, change) => expect(read(address)).toEqual({ need: { ...usualNeed, ...change }, unread: [] }));
});

test.each([
  "",
  "days=3",
  "people=4&data=light",
  "data=10gb&speed=384",
  "from=2026-12-30&to=2027-01-02&lands=22:00&leaves=09:30",
  "data=any",
])("what is written is what was read: %s", (address) => {
  const written = Object.entries(needQuery(read(address).need)).filter(([, value]) => value !== undefined);
  expect(new URLSearchParams(written as [string, string][])).toEqual(new URLSearchParams(address));
});
