import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { StoreUnavailable, type ObjectStore } from "./object-store.ts";

/** `away`: the same kind of store where nothing answers. */
type StorageAtTest = { store: ObjectStore; away: ObjectStore; close(): Promise<void> };

/** What every object store must do. */
export function describeStorage(name: string, open: () => Promise<StorageAtTest>): void {
  describe(name, () => {
    let at: StorageAtTest;
    beforeAll(async () => void (at = await open()));
    afterAll(() => at.close());
    const aKey = (folder = "suite") => `${folder}/${randomUUID()}`;
    const keysOf = async (prefix: string) => {
      const found: string[] = [];
      for await (const { key } of at.store.list(prefix)) found.push(key);
      return found.toSorted();
    };

    test.each([0, 1, 300_000, 10_000_000])("%d bytes come back as they were put", async (size) => {
      const bytes = randomBytes(size);
      const key = aKey();
      await at.store.put(key, bytes);
      expect((await at.store.get(key))!.equals(bytes)).toBe(true);
    });

    test("the same key again replaces", async () => {
      const key = aKey();
      await at.store.put(key, Buffer.from("first"));
      await at.store.put(key, Buffer.from("second, longer"));
      expect((await at.store.get(key))!.toString()).toBe("second, longer");
    });

    test("what is deleted is gone, and deleting it again or what never was is no failure", async () => {
      const key = aKey();
      await at.store.put(key, Buffer.from("passport"));
      await at.store.delete(key);
      await at.store.delete(key);
      await at.store.delete(aKey());
      expect(await at.store.get(key)).toBeUndefined();
      expect(await keysOf(key)).toEqual([]);
    });

    test("an unknown key is none", async () => {
      expect(await at.store.get(aKey())).toBeUndefined();
    });

    test("all that begin so are listed, with the moment of their writing", async () => {
      const folder = `listed-${randomUUID()}`;
      const keys = [aKey(folder), aKey(folder), aKey(folder)].toSorted();
      const before = Date.now();
      await Promise.all(keys.map((key) => at.store.put(key, Buffer.from(key))));
      await at.store.put(aKey(`${folder}x`), Buffer.from("another folder"));
      expect(await keysOf(`${folder}/`)).toEqual(keys);
      for await (const { at: written } of at.store.list(`${folder}/`)) {
        // a store's clock may differ by what a second is cut off
        expect(written.getTime()).toBeGreaterThan(before - 5_000);
        expect(written.getTime()).toBeLessThan(Date.now() + 5_000);
      }
    });

    test("what is whole is nothing half written, however old it is", async () => {
      const key = aKey();
      await at.store.put(key, Buffer.from("passport"));
      await at.store.dropHalves(new Date(Date.now() + 3_600_000));
      expect((await at.store.get(key))!.toString()).toBe("passport");
    });

    test.each([
      "",
      "/etc/passwd",
      "../outside",
      "a/../../outside",
      "a//b",
      "A",
      "a b",
      "a/b/c/d/e",
      "ключ",
      "a\0b",
      "a.b",
    ])("%j is no key, for anything", async (key) => {
      await expect(async () => at.store.put(key, Buffer.from("x"))).rejects.toThrow(RangeError);
      await expect(async () => at.store.get(key)).rejects.toThrow(RangeError);
      await expect(async () => at.store.delete(key)).rejects.toThrow(RangeError);
    });

    test("a store that is away says so, whatever is asked of it", async () => {
      const key = aKey();
      await expect(at.away.put(key, Buffer.from("secret-bytes"))).rejects.toThrow(StoreUnavailable);
      const failed = await at.away.get(key).catch((error: Error) => error);
      expect(failed).toBeInstanceOf(StoreUnavailable);
      expect(String(failed)).not.toContain("secret-bytes");
    });
  });
}
