import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const project = join(import.meta.dirname, "..");
const documents = globSync(["*.md", "docs/**/*.md"], { cwd: project });

test("every link between the documents leads somewhere", () => {
  expect(documents.length).toBeGreaterThan(100);
  const links = documents.flatMap((file) =>
    [...readFileSync(join(project, file), "utf8").matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)].map(
      ([, to]) => ({ file, to: to! }),
    ),
  );
  expect(links.length).toBeGreaterThan(150);
  expect(links.filter(({ file, to }) => !existsSync(join(project, dirname(file), to)))).toEqual([]);
});

test("the map of the house is read in minutes: what goes deeper stands in docs", () => {
  expect(readFileSync(join(project, "ARCHITECTURE.md"), "utf8").length).toBeLessThan(12_000);
});

test("no line of a comment is longer than 140 characters", () => {
  const long = globSync("{src,bench,test,scripts}/**/*.{ts,tsx}", { cwd: project }).flatMap((file) =>
    readFileSync(join(project, file), "utf8")
      .split("\n")
      .filter((line) => line.length > 140 && /^\s*(\/\/|\/\*|\*)/.test(line))
      .map((line) => `${file}: ${line.trim().slice(0, 60)}`),
  );
  expect(long).toEqual([]);
});
