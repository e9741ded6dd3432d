import { expect, it } from "vitest";
import { chosenStages, stages, turns } from "./stages.mjs";

it("runs every stage once: the build beside types and lint, all others alone, journeys after the build", () => {
  const all = chosenStages([]);
  expect(turns(all)).toEqual([[["types", "lint"], ["build"]], [["unit"]], [["operations"]], [["journeys"]]]);
  expect(turns(all).flat(2).toSorted()).toEqual(Object.keys(stages).toSorted());
});

it.each([
  [
    ["journeys", "build"],
    [[["build"]], [["journeys"]]],
  ],
  [["operations"], [[["operations"]]]],
  [
    ["lint", "unit"],
    [[["lint"]], [["unit"]]],
  ],
])("runs of %j what was named", (words, wanted) => expect(turns(chosenStages(words))).toEqual(wanted));

it("refuses a stage that there is not", () =>
  expect(() => chosenStages(["unit", "integration"])).toThrow('There is no stage "integration"'));
