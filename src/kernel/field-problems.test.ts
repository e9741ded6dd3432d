import { expect, test } from "vitest";
import * as z from "zod/mini";
import { CreateOrder } from "../features/sales/orders/contract.ts";
import { fieldProblems } from "./field-problems.ts";

const problemsOf = (input: unknown) => {
  const result = z.safeParse(CreateOrder.input, input);
  return result.success ? [] : fieldProblems(result.error.issues);
};

const good = {
  requestKey: "6f0d9c1e-3b7a-4c55-9f0a-0a4f7f0f2f11",
  planCode: "jp-day-1gb",
  way: "esim",
  quantity: 1,
  currency: "HKD",
  expectedTotal: 1500,
  email: "mei@example.com",
  privacyPolicy: { given: true, version: "1" },
  dataTransfer: { given: true, version: "1" },
};

test("a good order has none", () => expect(problemsOf(good)).toEqual([]));

test.each([
  [{ email: "" }, "email", "empty"],
  [{ email: null }, "email", "empty"],
  [{ email: 7 }, "email", "empty"],
  [{ email: "mei@" }, "email", "email.format"],
  [{ email: `${"m".repeat(50)}@example.com` }, "email", "email.long"],
  [{ quantity: "two" }, "quantity", "number"],
  [{ quantity: 0 }, "quantity", "range"],
  [{ quantity: 1.5 }, "quantity", "number"],
  [{ way: "pigeon" }, "way", "choose"],
  [{ privacyPolicy: { given: false, version: "1" } }, "privacyPolicy.given", "consent"],
  [{ planCode: "x".repeat(81) }, "planCode", "long"],
])("%o: %s is %s", (wrong, field, problem) => {
  expect(problemsOf({ ...good, ...wrong })).toMatchObject([{ field, problem }]);
});

test("all problems at once, one per field", () => {
  const fields = problemsOf({}).map(({ field }) => field);
  expect(fields).toEqual([
    "requestKey",
    "planCode",
    "way",
    "quantity",
    "currency",
    "expectedTotal",
    "email",
    "privacyPolicy",
    "dataTransfer",
  ]);
});
