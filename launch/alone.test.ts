import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { alone } from "./alone.mjs";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "farwave-alone-"));
  mkdirSync(join(folder, "dist"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function heldBy(pid: number | undefined) {
  writeFileSync(join(folder, "dist/.at-work"), String(pid));
}

it("gives way to the next one, also after a failure", async () => {
  await expect(alone(folder, () => Promise.reject(new Error("no network")))).rejects.toThrow("no network");
  expect(await alone(folder, async () => existsSync(join(folder, "dist/.at-work")))).toBe(true);
  expect(existsSync(join(folder, "dist/.at-work"))).toBe(false);
});

it("waits for another command that is alive", async () => {
  heldBy(process.ppid);
  const happened: string[] = [];
  const waiting = alone(folder, async () => happened.push("second"));
  happened.push("first");
  rmSync(join(folder, "dist/.at-work"));
  await waiting;
  expect(happened).toEqual(["first", "second"]);
});

it("passes over what a killed command left behind", async () => {
  heldBy(spawnSync(process.execPath, ["--version"]).pid);
  expect(await alone(folder, async () => "done")).toBe("done");
});
