import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openVault } from "./vault.server.ts";

const key = randomBytes(32);
const vault = openVault(key);

test("whatever is sealed opens again, and never looks the same twice", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const [one, other] = [vault.seal(text), vault.seal(text)];
      expect(openVault(Buffer.from(key)).open(one)).toBe(text);
      expect(one.equals(other)).toBe(false);
      expect(one.includes(Buffer.from(text)) && text.length > 3).toBe(false);
    }),
    { numRuns: 50 },
  );
});

test("another key opens nothing", () => {
  const sealed = vault.seal("LPA:1$rsp.example.com$TOKEN");
  const near = Buffer.from(key);
  near[31]! ^= 1;
  expect(() => openVault(near).open(sealed)).toThrow();
});

test("one changed bit anywhere is noticed", () => {
  const sealed = vault.seal("TOKEN");
  for (let place = 0; place < sealed.length; place++) {
    const changed = Buffer.from(sealed);
    changed[place]! ^= 1;
    expect(() => vault.open(changed)).toThrow();
  }
});

test("what was cut off, made longer or never sealed does not open", () => {
  const sealed = vault.seal("TOKEN");
  for (let length = 0; length < sealed.length; length++) expect(() => vault.open(sealed.subarray(0, length))).toThrow();
  expect(() => vault.open(Buffer.concat([sealed, Buffer.from([0])]))).toThrow();
  expect(() => vault.open(randomBytes(60))).toThrow();
});

test("a signature is for one purpose, one text and one shop", () => {
  const signature = vault.sign("order", "FW1");
  expect(signature).toMatch(/^[\w-]{22}$/);
  expect(vault.sign("order", "FW1")).toBe(signature);
  const others = [
    vault.sign("order", "FW2"),
    vault.sign("mail", "FW1"),
    vault.sign("order\nF", "W1"),
    openVault(randomBytes(32)).sign("order", "FW1"),
  ];
  expect(others).not.toContain(signature);
});

test("a signature is checked for its purpose, text and shop, whole", () => {
  const signature = vault.sign("order", "FW1");
  expect(vault.isSigned("order", "FW1", signature)).toBe(true);
  const wrong = [signature.slice(1), `${signature}x`, "", signature.replace(/^./, (one) => (one === "A" ? "B" : "A"))];
  expect(wrong.filter((given) => vault.isSigned("order", "FW1", given))).toEqual([]);
  expect([vault.isSigned("mail", "FW1", signature), vault.isSigned("order", "FW2", signature)]).toEqual([false, false]);
  expect(openVault(randomBytes(32)).isSigned("order", "FW1", signature)).toBe(false);
});

test("signing has a key of its own; a link that the master key signed is still right, and nothing is signed by it", () => {
  const byMaster = createHmac("sha256", key).update("order\nFW1").digest().subarray(0, 16).toString("base64url");
  const derived = Buffer.from(hkdfSync("sha256", key, "", "sign", 32));
  const own = createHmac("sha256", derived).update("order\nFW1").digest().subarray(0, 16).toString("base64url");
  expect(vault.sign("order", "FW1")).toBe(own);
  expect([own, byMaster].map((given) => vault.isSigned("order", "FW1", given))).toEqual([true, true]);
  expect([own, byMaster].map((given) => vault.isSigned("order", "FW2", given))).toEqual([false, false]);
});

test("a key of the wrong length is refused at once", () => {
  for (const length of [0, 16, 31, 33, 64]) expect(() => openVault(Buffer.alloc(length))).toThrow("32 bytes");
});
