import { expect, test } from "vitest";
import type { Endpoint } from "./endpoint.ts";
import { isUse } from "./right-use.ts";

test.each<[Endpoint["right"], Endpoint["limit"], Endpoint["path"], boolean]>([
  ["see_orders", "read", "/staff/getOrders", true],
  ["give_refunds", "write", "/staff/giveRefund", true],
  ["give_refunds", "read", "/staff/getRefundPreview", false],
  ["change_plans", "costly", "/staff/changePlan", true],
  ["change_plans", "costly", "/staff/getChangePreview", false],
  ["edit_catalogue", "write", "/staff/keepPlanDraft", false],
  ["edit_catalogue", "compute", "/staff/comparePriceFile", false],
  ["own_session", "write", "/staff/signOut", false],
  [undefined, "write", "/order/create", false],
])("%s by a call of limit %s, %s: %s", (right, limit, path, is) => {
  expect(isUse({ ...(right && { right }), limit, path })).toBe(is);
});
