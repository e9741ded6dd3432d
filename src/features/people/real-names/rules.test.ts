import { expect, test } from "vitest";
import { isPicked } from "./rules.ts";

test("of registrations a share is picked by their ids, none and all included", () => {
  const ids = Array.from({ length: 200 }, (_, at) => `${at.toString(16).padStart(8, "0")}-0000-4000-8000-000000000000`);
  expect([0, 5, 100].map((percent) => ids.filter((id) => isPicked(id, percent)).length)).toEqual([0, 10, 200]);
});
