import { expect, test } from "vitest";
import { realNameWords } from "../../../i18n/real-name.server.ts";
import { languages } from "../../../kernel/language.ts";
import { consentTexts } from "./consent-texts.ts";
import { documentTypes } from "./document-number.ts";
import {
  ageOn,
  agesIn,
  birthdayAt,
  clausesOf,
  passportClassOf,
  readOtherwise,
  regionRules,
  requiredDocuments,
  suggestedClass,
  type RulesOfRegions,
} from "./required-documents.ts";
import { purposes, regionChoices, type Region } from "./rules.ts";

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
    HK: readOtherwise(regionRules.HK, { ...regionRules.HK, ...agesIn("16, JPN 18,GBN 21") }),
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
  expect(([1, 2, 3, 4] as const).map((type) => clausesOf(["HK", "TW"], { type, purpose: 1 }, regionRules))).toEqual([
    ["noHongKongId", "noOther"],
    ["noHongKongId", "noOther"],
    ["noOther"],
    ["noHongKongId", "noOther"],
  ]);
});

test("Taiwan alone takes the passport of a Hong Kong resident, who does not declare to have no Hong Kong ID card", () => {
  expect(([1, 2, 3, 4] as const).map((type) => clausesOf(["TW"], { type, purpose: 1 }, regionRules))).toEqual(
    [1, 2, 3, 4].map(() => ["noOther"]),
  );
  expect(clausesOf(["TW"], { type: 1, purpose: 2 }, regionRules)).toEqual(["onlyFormer"]);
});

const japan = { documents: [1, 2], declarations: [{ clause: "noOther", documents: [1], purposes: [1, 2] }] } as const;
const withJapan: RulesOfRegions = { ...regionRules, TW: { ...regionRules.TW, ofState: { JPN: japan } } };

test("a state's documents and declarations are rows of the data, and no setting of ages drops them", () => {
  const TW = readOtherwise(withJapan.TW, { ...withJapan.TW, ...agesIn("17, KOR 19") });
  const rules = { ...withJapan, TW };
  expect(requiredDocuments(["TW"], rules, "JPN")).toMatchObject({ documents: [1, 2], leastAge: 17 });
  expect(requiredDocuments(["TW"], rules, "KOR")).toMatchObject({ documents: [1, 2, 3, 4], leastAge: 19 });
  const declares = (type: 1 | 2, country?: string) => clausesOf(["TW"], { type, purpose: 2, country }, rules);
  expect([declares(1, "JPN"), declares(2, "JPN"), declares(1)]).toEqual([["noOther"], [], ["onlyFormer"]]);
});

test("a page says what the rows of its regions, purpose, document and state say, in every language", () => {
  for (const language of languages) {
    const { send } = realNameWords(language);
    for (const regions of regionChoices.map((one) => one.split(",") as Region[]))
      for (const type of documentTypes)
        for (const purpose of purposes)
          for (const country of [undefined, "JPN"]) {
            const rows = regions.flatMap((region) => {
              const { declarations, ofState } = withJapan[region];
              return (country && ofState[country]?.declarations) || declarations;
            });
            const applying = rows.filter((row) => row.documents.includes(type) && row.purposes.includes(purpose));
            const clauses = [...new Set(applying.map(({ clause }) => send.clauses[clause]))];
            const form = { regions, purpose, document: { type, country } };
            expect(consentTexts(send, form, withJapan).clauses).toBe(clauses.join(send.between));
          }
  }
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
    passportClassOf({ type: 1, country: "GBN" }),
    passportClassOf({ type: 1, country: "HKG" }),
    passportClassOf({ type: 1, country: "CHN" }),
    passportClassOf({ type: 3, country: "HKG" }),
  ]).toEqual(["bno", "hksar", undefined, undefined]);
  expect(suggestedClass({ type: 1, country: "CHN", number: "K12345678" })).toBe("hksar");
  expect(suggestedClass({ type: 1, country: "CHN", number: "E12345678" })).toBeUndefined();
  expect(suggestedClass({ type: 1, country: "JPN", number: "K12345678" })).toBeUndefined();
  expect(suggestedClass({ type: 2, country: "CHN", number: "K12345678" })).toBeUndefined();
});
