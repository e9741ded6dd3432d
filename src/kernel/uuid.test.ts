import { expect, test } from "vitest";
import { RequestKey } from "./fields.ts";
import { newUuid } from "./uuid.ts";

test("every key is one that the contract takes, and another one", () => {
  const keys = Array.from({ length: 500 }, newUuid);
  expect(keys.filter((key) => !RequestKey.safeParse(key).success)).toEqual([]);
  expect(new Set(keys).size).toBe(500);
});
