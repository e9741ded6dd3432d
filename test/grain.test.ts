import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const project = join(import.meta.dirname, "..");
const files = globSync(["src/**/*.{ts,tsx}", "{test,bench,scripts}/**/*.ts"], { cwd: project }).map((file) =>
  file.replaceAll("\\", "/"),
);
const isTest = (file: string) => /\.(test|suite|world)\.tsx?$/.test(file);
const isOfServer = (file: string) => file.includes(".server.");

/** Files that are found by their name: a screen's, a noun's, a language's words, a process's first file. */
const roles = /\/(load|act|contract|rules)\.ts$|(store|-commands|-process)\.server\.ts$|^src\/(i18n|compose)\//;

const importers = new Map<string, string[]>();
for (const file of files)
  for (const [, path] of readFileSync(join(project, file), "utf8").matchAll(/"(\.{1,2}\/[^"\n]+\.tsx?)"/g)) {
    const imported = normalize(join(dirname(file), path!)).replaceAll("\\", "/");
    importers.set(imported, [...(importers.get(imported) ?? []), file]);
  }

const hasTest = (file: string) =>
  ["test", "db.test"].some((kind) => existsSync(join(project, file.replace(/(\.server)?\.tsx?$/, `.${kind}.ts`))));

test("a file of under 20 lines that one neighbour imports lives there, unless it has a role, a test or a border between", () => {
  const lonely = files.filter((file) => {
    const [by, ...others] = importers.get(file) ?? [];
    return (
      file.startsWith("src/") &&
      by !== undefined &&
      others.length === 0 &&
      dirname(by) === dirname(file) &&
      isOfServer(by) === isOfServer(file) &&
      !isTest(by) &&
      !isTest(file) &&
      !roles.test(file) &&
      !hasTest(file) &&
      readFileSync(join(project, file), "utf8").split("\n").length <= 20
    );
  });
  expect(lonely).toEqual([]);
});
