import { expect, test } from "vitest";
import { entriesOfLinks, fieldInForm, typedIn, wishIn } from "./link-entries.ts";

const links = [
  { key: "coverage", isShown: true },
  { isShown: false, address: "https://example.com/", labels: { "zh-cn": "博客", "zh-hk": "網誌", en: "Blog" } },
];

test("a list comes out of its form as it went in", () => {
  expect(wishIn(typedIn({ ...entriesOfLinks(links), do: "publish", list: "support" })).links).toEqual(links);
});

test("the places order the rows, and errors find back to theirs; an own link without a word is none", () => {
  const entries = { ...entriesOfLinks(links), "place.0": "9", "address.2": " ", "en.2": "", "place.2": "1" };
  const { links: sorted, rows } = wishIn(entries);
  expect([sorted.map(({ key }) => key), rows]).toEqual([
    [undefined, "coverage"],
    [1, 0],
  ]);
  expect(
    ["links.0.address", "links.0.labels.zh-hk", "links.1.key", "reason"].map((one) => fieldInForm(one, rows)),
  ).toEqual(["address.1", "zh-hk.1", "key.0", "reason"]);
});
