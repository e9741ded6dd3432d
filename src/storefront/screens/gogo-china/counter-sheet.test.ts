import { expect, test } from "vitest";
import type { Trip } from "../../../features/catalogue/china/trip.ts";
import { counterSheet } from "./counter-sheet.ts";

const sourced = { source: "nia", asOf: "2026-10-10", confidence: "high" } as const;
/** As a Japanese page has them. */
const guide = {
  places: [{ iso2: "US", name: "アメリカ", english: "United States", chinese: "美国" }],
  ports: [
    { code: "pvg", name: "上海浦東国際空港", english: "Shanghai Pudong", chinese: "上海浦东国际机场", iata: "PVG" },
    { code: "mohan-rail", name: "磨憨鉄道口岸", english: "Mohan Railway Port", chinese: "磨憨铁路口岸", iata: null },
  ],
  sources: [
    { code: "nia", name: "移民局", english: "Immigration", chinese: "移民局", address: "https://en.nia.gov.cn/" },
    { code: "idle", name: "x", english: "x", chinese: "x", address: null },
  ],
};
const trip = {
  passport: "US",
  from: "US",
  port: "pvg",
  arrival: "2026-12-03",
  to: "ZZ",
  departure: "2026-12-09",
  exit: "mohan-rail",
} as Trip;
const verdict = {
  answer: "yes",
  transit: "yes",
  leaveBefore: "2026-12-14",
  checks: [{ name: "port", answer: "yes", why: "listed", source: sourced }],
} as const;
const read = (change: Partial<Trip> = {}, more: object = {}) => {
  const { rows, sources } = counterSheet(guide, { ...trip, ...change }, { ...verdict, ...more })!;
  return { rows: Object.fromEntries(rows.map(([[label], value]) => [label, value])), sources };
};

test("is English and Chinese, whatever the page is, with the codes of airports alone", () => {
  const { rows, sources } = read();
  expect(rows["Port of entry"]).toEqual(["Shanghai Pudong (PVG)", "上海浦东国际机场"]);
  expect(rows["Port of leaving"]).toEqual(["Mohan Railway Port", "磨憨铁路口岸"]);
  expect(rows["Coming from"]).toEqual(["United States", "美国"]);
  expect(rows["Going on to"]).toEqual(["another place", "其他地方"]);
  expect(rows["Must leave before, China time"]?.[0]).toBe("2026-12-14");
  expect(rows["Rule"]?.[0]).toBe("Visa-free transit");
  expect(sources.map(({ english }) => english)).toEqual(["Immigration"]);
  expect(read({ exit: "same" }).rows["Port of leaving"]).toEqual(["same port", "同一口岸"]);
  expect(read({ exit: "other" }).rows["Port of leaving"]).toEqual(["another port", "其他口岸"]);
});

test("of somebody who needs no visa names that rule, and no day by which transit ends", () => {
  const exemption = { answer: "yes", source: { ...sourced, source: "idle" } };
  const { rows, sources } = read({}, { exemption, leaveBefore: undefined });
  expect(rows["Rule"]?.[0]).toBe("Visa exemption for this passport");
  expect(rows["Must leave before, China time"]).toBeUndefined();
  expect(sources.map(({ code }) => code)).toEqual(["idle"]);
  const refused = { answer: "yes", transit: "no", exemption, leaveBefore: undefined };
  expect(read({}, refused).rows["Rule"]?.[0]).toBe("Visa exemption for this passport");
});

test("there is none of a transit that is refused, also while an exemption is asked about", () => {
  const of = (more: object) => counterSheet(guide, trip, { ...verdict, transit: "no", ...more });
  expect(of({ answer: "no" })).toBeUndefined();
  expect(of({ answer: "no", exemption: { answer: "no", source: sourced } })).toBeUndefined();
  expect(of({ answer: "ask", exemption: { answer: "ask", source: sourced } })).toBeUndefined();
});
