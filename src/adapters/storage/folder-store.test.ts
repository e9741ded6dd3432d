import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
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

test("files are readable by the shop's user alone", async () => {
  const { folder, close } = aFolder();
  const store = folderStore(join(folder, "objects"));
  await store.put("kind/one", Buffer.from("sealed"));
  expect(statSync(join(folder, "objects/kind/one")).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, "objects/kind")).mode & 0o777).toBe(0o700);
  await close();
});

// a bucket promises it too; the server that pretends to be one writes them into one another
test("writers of one key at once leave one of theirs, whole", async () => {
  const { folder, close } = aFolder();
  const store = folderStore(join(folder, "objects"));
  const written = Array.from({ length: 8 }, (_, one) => Buffer.alloc(200_000, one));
  await Promise.all(written.map((bytes) => store.put("kind/one", bytes)));
  const found = (await store.get("kind/one"))!;
  expect(written.some((bytes) => bytes.equals(found))).toBe(true);
  await close();
});

test("what a crash left half written is no object, and goes with its key alone", async () => {
  const { folder, close } = aFolder();
  const objects = join(folder, "objects");
  const store = folderStore(objects);
  await store.put("kind/one", Buffer.from("sealed"));
  const filesIn = (kind: string) => readdirSync(join(objects, kind)).toSorted();
  expect([filesIn("kind"), filesIn(".writing")]).toEqual([["one"], []]);
  const halves = ["kind+one.0123456789ab", "kind+one-more.0123456789ab", "kind+two.0123456789ab"];
  for (const half of halves) writeFileSync(join(objects, ".writing", half), "half");
  const keys: string[] = [];
  for await (const { key } of store.list("")) keys.push(key);
  expect(keys).toEqual(["kind/one"]);
  await store.delete("kind/one");
  // whose first writing was killed, and that never came to be
  await store.delete("kind/two");
  expect([filesIn("kind"), filesIn(".writing")]).toEqual([[], ["kind+one-more.0123456789ab"]]);
  await close();
});

test("halves that stand beside their keys go once nobody can be writing them; no object does, and nothing that is written now", async () => {
  const { folder, close } = aFolder();
  const objects = join(folder, "objects");
  const store = folderStore(objects);
  const [now, old] = [new Date(), new Date(Date.now() - 2 * 3_600_000)];
  await store.put("kind/one", Buffer.from("sealed"));
  utimesSync(join(objects, "kind/one"), old, old);
  const halves = ["kind/one.0123456789ab", "kind/two.0123456789ab", ".writing/kind+two.0123456789ab"];
  for (const half of halves) {
    writeFileSync(join(objects, half), "half");
    utimesSync(join(objects, half), old, old);
  }
  writeFileSync(join(objects, "kind/three.0123456789ab"), "by a process of the version before");
  await store.dropHalves(new Date(now.getTime() - 3_600_000));
  expect(readdirSync(join(objects, "kind")).toSorted()).toEqual(["one", "three.0123456789ab"]);
  expect(readdirSync(join(objects, ".writing"))).toEqual([]);
  expect((await store.get("kind/one"))!.toString()).toBe("sealed");
  await close();
});
