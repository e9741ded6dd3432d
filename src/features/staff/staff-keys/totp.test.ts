import { expect, test } from "vitest";
import { base32, codeAt, stepAt, stepOf, totpAddress } from "./totp.server.ts";

const secret = Buffer.from("12345678901234567890");

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at %i seconds the code is the last six digits of RFC 6238's table: %s", (seconds, code) => {
  expect(codeAt(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
});

test("a code counts half a minute around its own, once, and never again after a later one", () => {
  const now = new Date("2026-11-21T08:00:10Z");
  const step = stepAt(now);
  for (const by of [-1, 0, 1]) expect(stepOf(codeAt(secret, step + by), secret, now)).toBe(step + by);
  for (const by of [-2, 2]) expect(stepOf(codeAt(secret, step + by), secret, now)).toBeUndefined();
  expect(stepOf(codeAt(secret, step), secret, now, step)).toBeUndefined();
  expect(stepOf(codeAt(secret, step - 1), secret, now, step)).toBeUndefined();
  expect(stepOf(codeAt(secret, step + 1), secret, now, step)).toBe(step + 1);
});

test("the secret is written as apps read it (RFC 4648)", () => {
  expect(base32(Buffer.from("foobar"))).toBe("MZXW6YTBOI");
  expect(base32(secret)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect(totpAddress(secret, "mei+a@example.com")).toBe(
    `otpauth://totp/Farwave%3Amei%2Ba%40example.com?secret=${base32(secret)}&issuer=Farwave`,
  );
});
