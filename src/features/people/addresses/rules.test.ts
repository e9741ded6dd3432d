import { expect, test } from "vitest";
import { hasDistrict, streetLine } from "./rules.ts";

test.each([
  [undefined, "1-2-3 Minami-Aoyama", "1-2-3 Minami-Aoyama"],
  ["", "12 Nathan Road", "12 Nathan Road"],
  ["海淀区", "中关村大街 27 号", "海淀区中关村大街 27 号"],
  ["Haidian", "27 Zhongguancun Street", "27 Zhongguancun Street, Haidian"],
  ["강남구", "테헤란로 152", "강남구 테헤란로 152"],
])("district %j and street %j are the line %j", (district, address, line) =>
  expect(streetLine({ district, address })).toBe(line),
);

test.each([
  ["CN", true],
  ["KR", true],
  ["HK", false],
  ["US", false],
  ["", false],
])("%s asks for a district of its own: %s", (country, asks) => expect(hasDistrict(country)).toBe(asks));
