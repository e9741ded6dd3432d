import { expect, test } from "vitest";
import { oncePerRecent } from "./once-per.ts";

test("what was asked for last is kept, and no more than that", () => {
  const made: string[] = [];
  const ask = oncePerRecent(2, (text) => {
    made.push(text);
    return text === "nothing" ? undefined : text;
  });
  for (const text of ["a", "b", "a", "c", "a", "b", "nothing", "nothing"]) ask(text);
  expect(made).toEqual(["a", "b", "c", "b", "nothing"]);
});
