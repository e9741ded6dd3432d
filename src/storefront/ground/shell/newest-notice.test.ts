import { expect, test } from "vitest";
import { newestOf } from "./newest-notice.ts";

const notice = (id: string, publishedAt: string) => ({ id, publishedAt });

test("the newest one, wherever it stands", () => {
  const list = [
    notice("a", "2026-11-02T00:00:00.000Z"),
    notice("b", "2026-11-16T00:00:00.000Z"),
    notice("c", "2026-11-09T00:00:00.000Z"),
  ];
  expect(newestOf(list)?.id).toBe("b");
  expect(list.map(({ id }) => id)).toEqual(["a", "b", "c"]);
});

test("of the same moment, the same one in any order", () => {
  const [one, other] = [notice("a", "2026-11-02T00:00:00.000Z"), notice("b", "2026-11-02T00:00:00.000Z")];
  expect([newestOf([one, other])?.id, newestOf([other, one])?.id]).toEqual(["b", "b"]);
});

test("none of none", () => expect(newestOf([])).toBeUndefined());
