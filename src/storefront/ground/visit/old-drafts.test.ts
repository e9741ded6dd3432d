import { expect, test } from "vitest";
import { dropOldDrafts } from "./old-drafts.ts";

const day = 24 * 60 * 60 * 1000;

function storageOf(kept: Record<string, string>): Storage {
  return Object.create(
    {
      getItem: (key: string) => kept[key] ?? null,
      removeItem(this: object, key: string) {
        delete kept[key];
        delete (this as Record<string, string>)[key];
      },
    },
    Object.getOwnPropertyDescriptors(kept),
  ) as Storage;
}

test("a draft ends with its day, and nothing else does", () => {
  const kept = {
    "draft-real-name": JSON.stringify({ here: "", entries: {}, since: 0 }),
    "draft-order": JSON.stringify({ here: "", entries: {}, since: 1 }),
    language: "en",
  };
  dropOldDrafts(() => storageOf(kept), day);
  expect(Object.keys(kept)).toEqual(["draft-order", "language"]);
});

test("one that cannot be read goes at once, and keeps no other beyond its day", () => {
  const kept = {
    "draft-cut": "{",
    "draft-null": "null",
    "draft-text": JSON.stringify({ here: "", entries: {}, since: "today" }),
    "draft-real-name": JSON.stringify({ here: "", entries: {}, since: 0 }),
    "draft-order": JSON.stringify({ here: "", entries: {}, since: 1 }),
  };
  dropOldDrafts(() => storageOf(kept), day);
  expect(Object.keys(kept)).toEqual(["draft-order"]);
});

test("a browser that stores nothing stops no page", () => {
  dropOldDrafts(() => {
    throw new DOMException("no", "SecurityError");
  });
});
