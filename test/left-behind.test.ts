import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const project = join(import.meta.dirname, "..");
const setUp = join("test", "left-behind.ts");

test("what several test files use registers no hook by being read: it is read once for all of them, and only the first would have the hook", () => {
  const shared = globSync("{src,test,bench,launch,scripts}/**/*.{ts,tsx,mjs}", { cwd: project }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && file !== setUp,
  );
  expect(shared.length).toBeGreaterThan(1000);
  expect(
    shared.filter((file) => /^(before|after)(Each|All)\(/m.test(readFileSync(join(project, file), "utf8"))),
  ).toEqual([]);
});
