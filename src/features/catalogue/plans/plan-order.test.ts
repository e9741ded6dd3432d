import { expect, test } from "vitest";
import { inShopOrder } from "./plan-order.ts";

const plan = (
  code: string,
  kind: "day_pass" | "fixed",
  scope: "country" | "regional" | "global",
  amount: number,
  allowance_mb = 1024,
) => ({ code, kind, scope, amount, allowance_mb });

test("narrow before wide, passes before packages, cheap before dear, more before less", () => {
  const inOrder = [
    plan("own pass, 3 GB", "day_pass", "country", 200, 3072),
    plan("own pass, 1 GB", "day_pass", "country", 200),
    plan("own dear pass", "day_pass", "country", 900),
    plan("own cheap package", "fixed", "country", 100),
    plan("own package a", "fixed", "country", 500),
    plan("own package b", "fixed", "country", 500),
    plan("shared pass", "day_pass", "regional", 100),
    plan("shared package", "fixed", "regional", 50),
    plan("global pass", "day_pass", "global", 10),
  ];
  expect(inOrder.toReversed().sort(inShopOrder)).toEqual(inOrder);
});
