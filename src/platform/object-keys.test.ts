import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { MasterKeyMissing, openObjectKeys } from "./object-keys.server.ts";

const markKey = randomBytes(32);
const [spring, autumn] = [
  { name: "spring", key: randomBytes(32) },
  { name: "autumn", key: randomBytes(32) },
];
const keys = openObjectKeys({ masters: [spring], markKey });
const passport = Buffer.from("K12345678");

test("what is sealed opens with its key unwrapped, and never looks the same twice", () => {
  const { wrapped, key } = keys.make("row-1");
  const [one, other] = [key.seal(passport, "number"), key.seal(passport, "number")];
  expect(keys.unwrap(wrapped, "row-1").open(one, "number").equals(passport)).toBe(true);
  expect(one.equals(other)).toBe(false);
  expect(one.includes(passport)).toBe(false);
  expect(keys.make("row-1").wrapped.wrapped.equals(wrapped.wrapped)).toBe(false);
});

test("copied to another row, or to another part of its own, it opens nothing", () => {
  const { wrapped, key } = keys.make("row-1");
  const sealed = key.seal(passport, "number");
  expect(() => keys.unwrap(wrapped, "row-2")).toThrow();
  expect(() => key.open(sealed, "name")).toThrow();
  const mine = keys.make("row-2");
  expect(() => mine.key.open(sealed, "number")).toThrow();
});

test("one changed bit anywhere is noticed, in the key and in what it seals", () => {
  const { wrapped, key } = keys.make("row-1");
  const sealed = key.seal(passport, "number");
  const flipped = (bytes: Buffer, place: number) =>
    Buffer.from(bytes.map((byte, at) => (at === place ? byte ^ 1 : byte)));
  for (let place = 0; place < sealed.length; place++)
    expect(() => key.open(flipped(sealed, place), "number")).toThrow();
  for (let place = 0; place < wrapped.wrapped.length; place++)
    expect(() => keys.unwrap({ ...wrapped, wrapped: flipped(wrapped.wrapped, place) }, "row-1")).toThrow();
  for (let length = 0; length < sealed.length; length++)
    expect(() => key.open(sealed.subarray(0, length), "number")).toThrow();
});

test("a new master key seals what is new, the former one opens what is old until it was wrapped anew", () => {
  const { wrapped, key } = keys.make("row-1");
  const sealed = key.seal(passport, "number");
  const both = openObjectKeys({ masters: [autumn, spring], markKey });
  expect(both.make("row-2").wrapped.master).toBe("autumn");
  expect(both.unwrap(wrapped, "row-1").open(sealed, "number").equals(passport)).toBe(true);
  const anew = both.rewrap(wrapped, "row-1")!;
  expect(anew.master).toBe("autumn");
  const autumnAlone = openObjectKeys({ masters: [autumn], markKey });
  expect(autumnAlone.unwrap(anew, "row-1").open(sealed, "number").equals(passport)).toBe(true);
  expect(() => autumnAlone.unwrap(wrapped, "row-1")).toThrow(MasterKeyMissing);
  expect(both.rewrap(wrapped, "row-2")).toBeUndefined();
});

test("marks find equals of one kind, and no master key changes them", () => {
  const both = openObjectKeys({ masters: [autumn, spring], markKey });
  expect(both.mark("passport", "K12345678").equals(keys.mark("passport", "K12345678"))).toBe(true);
  expect(keys.mark("passport", "K12345678").equals(keys.mark("passport", "K12345679"))).toBe(false);
  expect(keys.mark("passport", "K12345678").equals(keys.mark("permit", "K12345678"))).toBe(false);
  const other = openObjectKeys({ masters: [spring], markKey: randomBytes(32) });
  expect(other.mark("passport", "K12345678").equals(keys.mark("passport", "K12345678"))).toBe(false);
});

test("keys of another length, or none, are no keys", () => {
  expect(() => openObjectKeys({ masters: [], markKey })).toThrow(RangeError);
  expect(() => openObjectKeys({ masters: [{ name: "short", key: randomBytes(16) }], markKey })).toThrow(RangeError);
  expect(() => openObjectKeys({ masters: [spring], markKey: randomBytes(31) })).toThrow(RangeError);
});
