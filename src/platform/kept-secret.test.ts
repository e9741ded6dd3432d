import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.server.ts";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "farwave-secret-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const secretOf = (data: string) => readConfig({ DATA_DIR: data }).appSecret.toString("hex");

test("a first start makes a secret that only its user may read, and every further start finds it", () => {
  const data = join(folder, "deep/data");
  const made = secretOf(data);
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(join(data, "app-secret")).mode & 0o777).toBe(0o600);
  expect(readdirSync(data)).toEqual(["app-secret"]);
  expect(secretOf(data)).toBe(made);
  expect(secretOf(join(folder, "other"))).not.toBe(made);
});

test("a given secret is used, and none is made beside it", () => {
  const given = "ab".repeat(32);
  expect(readConfig({ DATA_DIR: folder, APP_SECRET: given }).appSecret.toString("hex")).toBe(given);
  expect(readdirSync(folder)).toEqual([]);
});

test("first starts at the same moment agree", async () => {
  const config = join(import.meta.dirname, "config.server.ts");
  const start = `const { readConfig } = await import(${JSON.stringify(config)}); process.stdout.write(readConfig(process.env).appSecret.toString("hex"));`;
  const env = { ...process.env, DATA_DIR: join(folder, "data"), APP_SECRET: "" };
  const starts = Array.from({ length: 6 }, () =>
    promisify(execFile)(process.execPath, ["--input-type=module", "-e", start], { env }),
  );
  const secrets = (await Promise.all(starts)).map(({ stdout }) => stdout);
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(secrets).size).toBe(1);
  expect(readdirSync(join(folder, "data"))).toEqual(["app-secret"]);
});

test.each(["", "0123", "not hexadecimal at all", "g".repeat(64)])(
  "a damaged secret (%j) stops the start instead of locking every code away with another",
  (text) => {
    writeFileSync(join(folder, "app-secret"), text);
    expect(() => secretOf(folder)).toThrow(ConfigError);
    expect(() => secretOf(folder)).toThrow(join(folder, "app-secret"));
    expect(readFileSync(join(folder, "app-secret"), "utf8")).toBe(text);
  },
);

test("a line break at its end, from a person's editor, does no harm", () => {
  const made = secretOf(folder);
  chmodSync(join(folder, "app-secret"), 0o600);
  writeFileSync(join(folder, "app-secret"), `${made}\n`);
  expect(secretOf(folder)).toBe(made);
});
