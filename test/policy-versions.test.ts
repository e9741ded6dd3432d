import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * A consent names the version of a text (row O4), so a version that was shown is one text for ever. Every version of
 * the demo's policies stands in policy-versions.txt, with the hash of what it says in all languages: a line of a
 * version that a shop has shown is never changed.
 */
const folder = join(import.meta.dirname, "../db/demo/policies");
const pages = globSync("*/*.md", { cwd: folder })
  .map((file) => file.replaceAll("\\", "/"))
  .toSorted();
const names = [...new Set(pages.map((file) => file.replace(/^.*\/|\.md$/g, "")))];
const kept = readFileSync(join(import.meta.dirname, "policy-versions.txt"), "utf8")
  .trim()
  .split("\n")
  .filter((line) => !line.startsWith("#"));

test.each(names)("the text of %s and its version belong together", (name) => {
  const texts = pages
    .filter((file) => file.endsWith(`/${name}.md`))
    .map((file) => `${file}\n${readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n")}`);
  const [version] = [...new Set(texts.map((text) => /^version: "(.+)"$/m.exec(text)?.[1]))];
  const hash = createHash("sha256").update(texts.join("\n")).digest("hex").slice(0, 16);
  const told =
    "The text has changed. Give it a new version in all languages and add its line to test/policy-versions.txt; where no shop has shown this version yet, mend the line";
  expect(
    kept.find((line) => line.startsWith(`${name} ${version} `)),
    told,
  ).toBe(`${name} ${version} ${hash}`);
});

test("every version stands there once", () => {
  const versions = kept.map((line) => line.split(" ").slice(0, 2).join(" "));
  expect(versions).toEqual([...new Set(versions)]);
});
