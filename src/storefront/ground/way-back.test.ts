import { expect, test } from "vitest";
import { wayBack } from "./way-back.ts";

test.each([
  ["/en/account?tab=detail", "/en/account?tab=detail"],
  ["/zh-cn/order-sim?plan=jp-day-1gb&days=3", "/en/order-sim?plan=jp-day-1gb&days=3"],
  ["/en/plans?country=JP#prices", "/en/plans?country=JP"],
])("%s leads on to %s", (back, there) => expect(wayBack(back, "en")).toBe(there));

test.each([
  null,
  "",
  "/",
  "/en",
  "/en/",
  "account",
  "//evil.example",
  "/\\evil.example",
  "https://evil.example/en/account",
  "javascript:alert(1)",
  "/files/my-data.json",
  "/api/user/logout",
  "/en/login",
  "/en/login?back=/en/login",
  "/zh-hk/register",
  "/en/forgot-pass",
  "/en//evil.example",
  "/.//evil.example",
  `/en/${"x".repeat(3000)}`,
])("%j leads to the account", (back) => {
  const there = wayBack(back, "en");
  expect(new URL(there, "http://shop.test").origin).toBe("http://shop.test");
  expect(there).toMatch(/^\/en\//);
  if (back !== "/en//evil.example") expect(there).toBe("/en/account");
});
