import { expect, test } from "vitest";
import {
  ageOn,
  agesIn,
  birthdayAt,
  clausesOf,
  passportClassOf,
  regionRules,
  requiredDocuments,
  suggestedClass,
} from "./required-documents.ts";

test("Hong Kong refuses its own passports and BNO, Taiwan BNO alone, both together whatever one refuses", () => {
  const of = [["HK"], ["TW"], ["HK", "TW"]] as const;
  expect(of.map((regions) => requiredDocuments(regions, regionRules).refusedPassports)).toEqual([
    ["hksar", "bno"],
    ["bno"],
    ["hksar", "bno"],
  ]);
});

test("no setting lifts that BN(O) is refused (row R3)", () => {
  for (const refusedPassports of [[], ["hksar"]] as const) {
    const rules = { ...regionRules, TW: { ...regionRules.TW, refusedPassports } };
    expect(requiredDocuments(["TW"], rules).refusedPassports).toEqual([...refusedPassports, "bno"]);
  }
});

test("an operator's stricter rule of one region holds for both", () => {
  const rules = {
    ...regionRules,
    TW: { ...regionRules.TW, documents: [1] as const, leastAge: 20, mostSimsOfPerson: 2, secondPhoto: true },
  };
  expect(requiredDocuments(["HK", "TW"], rules)).toMatchObject({
    documents: [1],
    leastAge: 20,
    mostSimsOfPerson: 2,
    secondPhoto: true,
  });
  expect(requiredDocuments(["HK"], rules)).toMatchObject({ documents: [1, 2, 3, 4], leastAge: 16, secondPhoto: false });
});

test("an age and documents of a state hold for its documents alone, with whatever the other region asks for", () => {
  const rules = {
    HK: { ...regionRules.HK, ...agesIn("16, JPN 18,GBN 21") },
    TW: { ...regionRules.TW, ofState: { JPN: { documents: [1, 2] as const } } },
  };
  const ages = (state?: string) =>
    ([["HK"], ["TW"], ["HK", "TW"]] as const).map((of) => requiredDocuments(of, rules, state).leastAge);
  expect([ages(), ages("JPN"), ages("GBN"), ages("KOR")]).toEqual([
    [16, 16, 16],
    [18, 16, 18],
    [21, 16, 21],
    [16, 16, 16],
  ]);
  expect(requiredDocuments(["HK", "TW"], rules, "JPN").documents).toEqual([1, 2]);
  expect(requiredDocuments(["HK"], rules, "JPN").documents).toEqual([1, 2, 3, 4]);
});

test("who has a Hong Kong identity card does not declare to have none, in no region", () => {
  expect(([1, 2, 3, 4] as const).map((type) => clausesOf(["HK", "TW"], type))).toEqual([
    ["noHongKongId", "noOther"],
    ["noHongKongId", "noOther"],
    ["noOther"],
    ["noHongKongId", "noOther"],
  ]);
});

test.each([
  ["2010-11-24", 16],
  ["2010-11-25", 15],
  ["2010-12-01", 15],
  ["2008-02-29", 18],
  ["2026-11-24", 0],
])("born on %s, the age on 24 November 2026 is %d", (birth, age) => {
  expect(ageOn(birth, "2026-11-24")).toBe(age);
});

test("the day on which somebody may register", () => {
  expect([birthdayAt("2011-03-05", 16), birthdayAt("2012-02-29", 16), birthdayAt("2012-02-29", 17)]).toEqual([
    "2027-03-05",
    "2028-02-29",
    "2029-03-01",
  ]);
});

test("a class is certain by nationality and place, and only suggested by a number", () => {
  expect([
    passportClassOf({ country: "GBN" }),
    passportClassOf({ country: "HKG" }),
    passportClassOf({ country: "CHN" }),
  ]).toEqual(["bno", "hksar", undefined]);
  expect(suggestedClass({ country: "CHN", number: "K12345678" })).toBe("hksar");
  expect(suggestedClass({ country: "CHN", number: "E12345678" })).toBeUndefined();
  expect(suggestedClass({ country: "JPN", number: "K12345678" })).toBeUndefined();
});
