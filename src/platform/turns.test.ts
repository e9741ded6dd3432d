import { expect, test } from "vitest";
import { openTurns } from "./turns.server.ts";

test("each has a turn of the loop alone, in the order in which they came", async () => {
  const own = openTurns();
  let turn = 0;
  let counting = true;
  setImmediate(function count() {
    turn++;
    if (counting) setImmediate(count);
  });
  const had: [who: number, turn: number][] = [];
  await Promise.all(
    [1, 2, 3, 4].map(async (who) => {
      await own();
      had.push([who, turn]);
    }),
  );
  counting = false;
  expect(had.map(([who]) => who)).toEqual([1, 2, 3, 4]);
  expect(new Set(had.map(([, one]) => one)).size).toBe(4);
});
