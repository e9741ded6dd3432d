import { expect, test } from "vitest";
import { changesBetween } from "./rules.ts";

const live = {
  carriers: new Map([["JP SoftBank", "44020"]]),
  networks: new Map([
    ["JP worldwide SoftBank", "4G farwave"],
    ["TH worldwide AIS", "4G farwave"],
  ]),
};

test("what a file adds, changes and takes away, by name", () => {
  const networks = new Map([
    ["TH worldwide AIS", "4G 5G farwave"],
    ["HK worldwide csl", "5G farwave"],
  ]);
  expect(changesBetween(live, { networks })).toEqual([
    { file: "networks", what: "HK worldwide csl", before: null, after: "5G farwave" },
    { file: "networks", what: "JP worldwide SoftBank", before: "4G farwave", after: null },
    { file: "networks", what: "TH worldwide AIS", before: "4G farwave", after: "4G 5G farwave" },
  ]);
});

test("a file that is not there says nothing, and one that is the same changes nothing", () => {
  expect(changesBetween(live, {})).toEqual([]);
  expect(changesBetween(live, live)).toEqual([]);
});
