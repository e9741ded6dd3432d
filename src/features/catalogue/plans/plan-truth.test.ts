import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { japanDayPass, japanPackage } from "../../../../test/plan-cards.ts";
import { words as en } from "../../../i18n/en/plans.ts";
import { words as zonesEn } from "../../../i18n/en/zones.ts";
import { words as zhCn } from "../../../i18n/zh-cn/plans.ts";
import { words as zonesZhCn } from "../../../i18n/zh-cn/zones.ts";
import { words as zhHk } from "../../../i18n/zh-hk/plans.ts";
import { words as zonesZhHk } from "../../../i18n/zh-hk/zones.ts";
import { cityOf } from "../../../i18n/zones.server.ts";
import type { PlanCard } from "./contract.ts";
import { amountText, breakoutText, carriersText, honestLine } from "./plan-truth.ts";

const languages = { en, "zh-cn": zhCn, "zh-hk": zhHk };
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const truth = (change: Partial<PlanCard>, language: keyof typeof languages = "en") =>
  plain(
    honestLine(
      {
        ...(change.kind === "fixed" ? japanPackage : japanDayPass),
        dayCity: cityOf("Asia/Tokyo", language),
        ...change,
      },
      languages[language],
    ),
  );

describe("what happens after the allowance, and when a day begins, stands beside every allowance", () => {
  test.each([
    ["en", "1 GB a day at full speed, then 1 Mbps – new day at 00:00 Tokyo time"],
    ["zh-cn", "每天 1 GB 高速流量，用完后降至 1 Mbps，东京时间 00:00 重新计算"],
    ["zh-hk", "每日 1 GB 高速數據，用完後降速至 1 Mbps，東京時間 00:00 重置"],
  ] as const)("%s", (language, line) => expect(truth({}, language)).toBe(line));

  test.each([
    [
      { dayRule: "24_hours", dayCity: null },
      "1 GB a day at full speed, then 1 Mbps – a new day 24 hours after you connect",
    ],
    [
      { allowanceMb: 500, speedAfterKbps: 384 },
      "500 MB a day at full speed, then 384 kbps – new day at 00:00 Tokyo time",
    ],
    [{ speedAfterKbps: 0 }, "1 GB a day, then no data – new day at 00:00 Tokyo time"],
    [{ kind: "fixed" }, "10 GB at full speed within 15 days, then 128 kbps"],
    [{ kind: "fixed", speedAfterKbps: 0, days: 1 }, "10 GB within 1 day; when it is used up, data stops"],
  ] as const)("%j", (change, line) => expect(truth(change)).toBe(line));
});

test("a number is not parted from its unit", () => {
  expect(amountText({ allowanceMb: 1536 })).toBe("1.5\u00a0GB");
});

describe("carriers say their generation", () => {
  const network = (carrier: string, ...generations: string[]) => ({
    carrier,
    rank: "primary" as const,
    generations,
    apn: "farwave",
  });
  test.each([
    [[network("SoftBank", "4G", "5G"), network("NTT docomo", "4G", "5G")], "SoftBank · NTT docomo 5G"],
    [[network("SoftBank", "4G", "5G"), network("NTT docomo", "4G")], "SoftBank 5G · NTT docomo 4G"],
    [[network("Digicel")], "Digicel"],
    [[], ""],
  ])("%#", (networks, text) => expect(carriersText(networks)).toBe(text));
});

test("an address in one of two places is named as such, an unnamed place by its code", () => {
  expect(breakoutText({ breakout: ["HK", "SG"] }, en)).toBe("Hong Kong or Singapore");
  expect(breakoutText({ breakout: ["HK", "SG"] }, zhCn)).toBe("中国香港或新加坡");
  expect(breakoutText({ breakout: ["ZZ"] }, en)).toBe("ZZ");
});

test("a zone without a name of its own is called by its city", () => {
  expect(cityOf("America/New_York", "en")).toBe("New York");
});

describe.each(Object.entries({ en: zonesEn, "zh-cn": zonesZhCn, "zh-hk": zonesZhHk }))(
  "%s names what the demo shop sells",
  (language, zones) => {
    const words = languages[language as keyof typeof languages];
    const [head, ...rows] = readFileSync(join(import.meta.dirname, "../../../../db/demo/plans.csv"), "utf8")
      .trim()
      .split("\n")
      .map((row) => row.split(","));
    const column = (name: string) =>
      [...new Set(rows.flatMap((row) => row[head!.indexOf(name)]!.split(" ")))].filter(Boolean);
    test("zones", () => expect(column("day_zone").filter((zone) => !zones[zone])).toEqual([]));
    test("internet addresses", () => expect(column("breakout").filter((iso2) => !words.breakouts[iso2])).toEqual([]));
  },
);
