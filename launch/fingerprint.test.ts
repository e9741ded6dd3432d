import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fingerprint } from "./fingerprint.mjs";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "farwave-fingerprint-"));
  write("src/browser.tsx", "hello");
  write("vite.config.ts", "");
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

it.each(["src/deep/screen.tsx", "public/robots.txt", "scripts/draw-art.ts", "vite.config.ts", "package-lock.json"])(
  "changes with %s",
  (path) => {
    const before = fingerprint(folder);
    write(path, "changed");
    expect(fingerprint(folder)).not.toBe(before);
  },
);

it("changes with a name alone", () => {
  const before = fingerprint(folder);
  renameSync(join(folder, "src/browser.tsx"), join(folder, "src/other.tsx"));
  expect(fingerprint(folder)).not.toBe(before);
});

it.each(["public/art/sea.svg", "src/kernel/money.test.ts", "db/demo/plans.csv", "data/postgres/PG_VERSION"])(
  "stays the same with %s",
  (path) => {
    const before = fingerprint(folder);
    write(path, "changed");
    expect(fingerprint(folder)).toBe(before);
  },
);
