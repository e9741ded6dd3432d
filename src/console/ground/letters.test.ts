import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rail } from "./rail.ts";

test("behind G every area has a letter of its own", () => {
  const letters = rail.flatMap(({ areas }) => areas).map(({ letter }) => letter);
  expect(letters.filter((one) => !/^[a-z]$/.test(one))).toEqual([]);
  expect(new Set(letters).size).toBe(letters.length);
});

/** They take keys with a modifier, arrows, Escape and Enter alone. */
const noLetters = ["finder.ts", "finder-layer.ts", "packing.ts", "live.ts"];

test("whatever else listens to keys asks whether those of one letter act", () => {
  const listening = globSync("*.ts", { cwd: import.meta.dirname })
    .filter((file) => !file.endsWith(".test.ts") && !noLetters.includes(file))
    .filter((file) => readFileSync(join(import.meta.dirname, file), "utf8").includes('"keydown"'));
  expect(listening).toContain("keys.ts");
  for (const file of listening)
    expect([file, readFileSync(join(import.meta.dirname, file), "utf8").includes("lettersAct(page)")]).toEqual([
      file,
      true,
    ]);
});
