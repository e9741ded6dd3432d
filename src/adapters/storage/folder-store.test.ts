import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderStore } from "./folder-store.server.ts";
import { describeStorage } from "./storage.suite.ts";

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), "farwave-objects-"));
  return { folder, close: async () => rmSync(folder, { recursive: true, force: true }) };
}

describeStorage("a folder", async () => {
  const { folder, close } = aFolder();
  // a file where its folder would be
  writeFileSync(join(folder, "in-the-way"), "");
  return { store: folderStore(join(folder, "objects")), away: folderStore(join(folder, "in-the-way")), close };
});

test("files are readable by the shop's user alone, and what a crash left half written is no object", async () => {
  const { folder, close } = aFolder();
  const store = folderStore(join(folder, "objects"));
  await store.put("kind/one", Buffer.from("sealed"));
  expect(statSync(join(folder, "objects/kind/one")).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, "objects/kind")).mode & 0o777).toBe(0o700);
  writeFileSync(join(folder, "objects/kind/two.0123456789ab"), "half");
  const keys: string[] = [];
  for await (const { key } of store.list("")) keys.push(key);
  expect(keys).toEqual(["kind/one"]);
  expect(readdirSync(join(folder, "objects/kind")).toSorted()).toEqual(["one", "two.0123456789ab"]);
  await close();
});
