import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const project = join(import.meta.dirname, "..");
const decision = readFileSync(join(project, "docs/decisions/0043-internals-of-packages.md"), "utf8");

/** What packages do not offer: React Router's contexts, the worker's tables, pdfkit's fonts. */
const internals = /\bUNSAFE_\w+|graphile_worker\._private_\w+|graphile_worker\.jobs\b|\._font\b/;

test("a file that reaches into a package's internals stands in the decision that lists them", () => {
  const reaching = globSync("src/**/*.{ts,tsx}", { cwd: project }).filter(
    (file) => !/\.(test|suite|world)\.tsx?$/.test(file) && internals.test(readFileSync(join(project, file), "utf8")),
  );
  expect(reaching.length).toBeGreaterThan(4);
  const named = (file: string) =>
    decision.includes(
      file
        .split("/")
        .at(-1)!
        .replace(/(\.server)?\.tsx?$/, ""),
    );
  expect(reaching.filter((file) => !named(file))).toEqual([]);
});
