import { expect, test } from "vitest";
import { placeOf, remedies, troubles, troubleTree, wayBack, wayOn } from "./trouble-tree.ts";

test.each([
  ["", { at: "choice" }],
  ["nonsense", { at: "choice" }],
  ["constructor", { at: "choice" }],
  ["no_data", { at: "remedy", trouble: "no_data", remedy: "data_line", number: 1, of: 6 }],
  ["no_data.data_line", { at: "remedy", trouble: "no_data", remedy: "roaming_on", number: 2, of: 6 }],
  ["no_data.roaming_on", { at: "choice" }],
  ["no_data.data_line.solved", { at: "solved", trouble: "no_data", by: "data_line" }],
  ["no_data.solved", { at: "remedy", trouble: "no_data", remedy: "data_line", number: 1, of: 6 }],
  ["no_data.support", { at: "support", trouble: "no_data", tried: [] }],
  [
    "code_used.already_there.other_phone",
    { at: "support", trouble: "code_used", tried: ["already_there", "other_phone"] },
  ],
  ["code_used.already_there.other_phone.restart", { at: "choice" }],
  ["x".repeat(10_000), { at: "choice" }],
  [".".repeat(10_000), { at: "choice" }],
])("%.60s", (way, place) => {
  expect(placeOf(way)).toEqual(place);
});

test.each(troubles)(
  "%s ends with a person when nothing helps, and every step can be solved, skipped and taken back",
  (trouble) => {
    let way: string = trouble;
    for (const remedy of troubleTree[trouble]) {
      const place = placeOf(way);
      if (place.at !== "remedy") return expect.fail(`${way} is no remedy`);
      expect(place.remedy).toBe(remedy);
      expect(placeOf(wayOn(place, "helped"))).toMatchObject({ at: "solved", by: remedy });
      expect(placeOf(wayOn(place, "support"))).toMatchObject({ at: "support", trouble });
      const next = wayOn(place, "not");
      expect(wayBack(next)).toBe(way);
      way = next;
    }
    expect(placeOf(way)).toEqual({ at: "support", trouble, tried: troubleTree[trouble] });
    return undefined;
  },
);

test("no trouble and no remedy is called like a mark of the address", () => {
  const names: string[] = [...troubles, ...remedies];
  expect(names.filter((name) => name === "solved" || name === "support" || name.includes("."))).toEqual([]);
});
