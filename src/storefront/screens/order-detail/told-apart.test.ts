import { expect, test } from "vitest";
import { factsApart } from "./told-apart.ts";

const network = (carrier: string) => ({ carrier, generations: ["4G"], rank: "primary" as const, apn: "farwave" });
const plan = (change: Partial<Parameters<ReturnType<typeof factsApart>>[0]> = {}) => ({
  areaName: "Japan",
  kind: "fixed" as const,
  allowanceMb: 10_240,
  speedAfterKbps: 128,
  days: 15,
  countryCount: 1,
  networks: [network("docomo")],
  breakout: ["HK"],
  useByDays: 180,
  ...change,
});

test.each<[string, ReturnType<typeof plan>[], string[]]>([
  ["nothing where no other is alike", [plan(), plan({ days: 30 }), plan({ allowanceMb: 5120 })], []],
  ["the networks", [plan(), plan({ networks: [network("SoftBank")] })], ["networks"]],
  [
    "the address and the time to begin",
    [plan(), plan({ breakout: ["JP"], useByDays: 365 })],
    ["breakout", "useByDays"],
  ],
  ["what any of three says otherwise", [plan(), plan(), plan({ breakout: ["JP"] })], ["breakout"]],
  ["nothing of two that are the same in all", [plan(), plan()], []],
])("a row says %s", (_, plans, facts) => {
  for (const one of plans.filter(({ days, allowanceMb }) => days === 15 && allowanceMb === 10_240))
    expect(factsApart(plans)(one)).toEqual(facts);
});
