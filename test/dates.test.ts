import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const project = join(import.meta.dirname, "..");

/**
 * Decision 32. The zone's offset, the reader's zone and the check of a zone's name need Intl; no other file writes a date
 * with it.
 */
const mayAskIntl = [
  "src/kernel/zoned-time.ts",
  "src/storefront/ground/visit/readers-zone.ts",
  "src/kernel/record-fields.ts",
];

test("dates and times are written in one place", () => {
  const sources = globSync("src/**/*.{ts,tsx}", { cwd: project })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/\.(test|world|suite)\.tsx?$/.test(file));
  const writes = sources.filter((file) =>
    /DateTimeFormat|toLocale(?:Date|Time)?String\(/.test(readFileSync(join(project, file), "utf8")),
  );
  expect(writes.toSorted()).toEqual(mayAskIntl.toSorted());
});

test("no language has months of its own", () => {
  const words = globSync("src/i18n/**/*.ts", { cwd: project }).filter((file) =>
    /"Jan(?:uary)?"|"1月"|slice\(0, 4\)\}年/.test(readFileSync(join(project, file), "utf8")),
  );
  expect(words).toEqual([]);
});
