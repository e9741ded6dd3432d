import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { install, isInstalled, meaningOf } from "./install.mjs";

const sand = { version: "1.0.0", integrity: "sha512-sand" };
const otherMachine = { version: "2.0.0", integrity: "sha512-other", optional: true, os: ["aix"], cpu: ["ppc64"] };
const thisMachine = {
  version: "2.0.0",
  integrity: "sha512-this",
  optional: true,
  os: process.platform,
  cpu: [process.arch],
};
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "farwave-install-"));
  mkdirSync(join(folder, "node_modules"));
  lockfile("package-lock.json", { "": {}, "node_modules/sand": sand, "node_modules/other-machine": otherMachine });
});

afterEach(() => rmSync(folder, { recursive: true }));

function lockfile(name: string, packages: object) {
  writeFileSync(join(folder, name), JSON.stringify({ packages }));
}

it("installs where nothing is installed, or where an installation was broken off", () => {
  expect(isInstalled(folder)).toBe(false);
});

it("accepts what was installed by hand, without the packages of other machines", async () => {
  lockfile("node_modules/.package-lock.json", { "node_modules/sand": sand });
  expect(isInstalled(folder)).toBe(true);
  await install(folder);
  expect(readFileSync(join(folder, "node_modules/.installed-from"), "utf8")).toMatch(/^[0-9a-f]{64}$/);
  expect(isInstalled(folder)).toBe(true);
});

it.each([
  { packages: { "node_modules/sand": { ...sand, version: "1.0.1" } }, why: "another version" },
  { packages: { "node_modules/sand": { ...sand, integrity: "sha512-dust" } }, why: "another content" },
  { packages: {}, why: "a package that is missing" },
])("installs again over $why", ({ packages }) => {
  lockfile("node_modules/.package-lock.json", packages);
  expect(isInstalled(folder)).toBe(false);
});

it("installs again when npm has dropped an optional package of this machine", () => {
  lockfile("package-lock.json", { "": {}, "node_modules/this-machine": thisMachine });
  lockfile("node_modules/.package-lock.json", {});
  expect(isInstalled(folder)).toBe(false);
  lockfile("node_modules/.package-lock.json", { "node_modules/this-machine": thisMachine });
  expect(isInstalled(folder)).toBe(true);
});

it("installs again when the lockfile has changed since", async () => {
  lockfile("node_modules/.package-lock.json", { "node_modules/sand": sand });
  await install(folder);
  lockfile("package-lock.json", { "": {}, "node_modules/sand": { ...sand, version: "1.0.1" } });
  expect(isInstalled(folder)).toBe(false);
});

it.each([
  { words: "npm error code ENOSPC\nnpm error nospc There appears to be insufficient space", sentence: /disk is full/ },
  {
    words: "npm error code EAI_AGAIN\nnpm error request to https://a.example/x failed",
    sentence: /registry cannot be reached/,
  },
  { words: "npm error code EACCES\nnpm error syscall mkdir", sentence: /may not write node_modules here/ },
  {
    words: "npm error code EUSAGE\nnpm error `npm ci` can only install packages when your package.json",
    sentence: /run npm install/,
  },
  { words: "npm error code E500", sentence: /^npm ci ended with code 1; its words above say why\.$/ },
])("says in one sentence what $words means", ({ words, sentence }) => {
  expect(meaningOf(words, 1)).toMatch(sentence);
});
