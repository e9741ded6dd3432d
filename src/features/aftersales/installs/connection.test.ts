import { expect, test } from "vitest";
import { connectionVerdict } from "./connection.ts";

const plan = { breakout: ["HK", "SG"], covered: ["JP", "KR"] };
const local = { breakout: ["JP"], covered: ["JP"] };

test.each([
  ["an unknown address", { country: undefined, line: undefined, ...plan }, "unknown"],
  ["an unknown address on a mobile line", { country: undefined, line: "mobile" as const, ...plan }, "unknown"],
  ["the browser says Wi-Fi, whatever the address", { country: "HK", line: "wifi" as const, ...plan }, "wifi"],
  ["where the plan comes out", { country: "SG", line: undefined, ...plan }, "through"],
  ["where it comes out, on a mobile line", { country: "HK", line: "mobile" as const, ...plan }, "through"],
  ["in the destination, where it does not come out", { country: "JP", line: undefined, ...plan }, "wifi"],
  ["in the destination, where it does come out", { country: "JP", line: undefined, ...local }, "through"],
  ["a country that the plan does not know", { country: "DE", line: "mobile" as const, ...plan }, "home"],
])("%s", (_, asked, verdict) => {
  expect(connectionVerdict(asked)).toBe(verdict);
});
