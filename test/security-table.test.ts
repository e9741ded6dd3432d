import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const project = join(import.meta.dirname, "..");
const text = readFileSync(join(project, "SECURITY.md"), "utf8");
const named = [...text.matchAll(/`((?:src|test|launch)\/[^`\s]+)`/g)].map(([, path]) => path!);

test("what SECURITY.md names as a place or a proof is there", () => {
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(join(project, path)))).toEqual([]);
});

test("every chapter of the standard has its row", () => {
  const rows = text.split("\n").filter((line) => /^\| V\d/.test(line));
  expect(rows.map((row) => Number(/^\| V(\d+)/.exec(row)![1]))).toEqual(
    Array.from({ length: 17 }, (_, place) => place + 1),
  );
  for (const row of rows) expect(row.split("|")).toHaveLength(6);
});
