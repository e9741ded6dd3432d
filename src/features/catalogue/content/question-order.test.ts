import { expect, test } from "vitest";
import { placesInOrder } from "./question-order.ts";

test.each([
  [
    "two change places",
    { a: 10, b: 20, c: 30 },
    ["b", "a", "c"],
    [
      ["b", 10],
      ["a", 20],
    ],
  ],
  [
    "one goes to the end",
    { a: 1, b: 2, c: 3 },
    ["b", "c", "a"],
    [
      ["b", 1],
      ["c", 2],
      ["a", 3],
    ],
  ],
  ["nothing moves", { a: 5, b: 7 }, ["a", "b"], []],
  ["two that share a place are numbered anew", { a: 1, b: 1, c: 3 }, ["b", "a", "c"], [["a", 2]]],
] as const)("%s", (_what, now, order, moved) => {
  const places = placesInOrder(order, new Map(Object.entries(now)));
  expect(places.map(({ id, position }) => [id, position])).toEqual(moved);
});
