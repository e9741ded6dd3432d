import { expect, test } from "vitest";
import { words } from "../../i18n/en/errors.ts";
import { aFilledForm } from "./order-form.world.ts";
import { besideFields, entriesOf, OrderForm, problemsOf, wishIn } from "./order-form.ts";

const problemsIn = (change: Record<string, string | undefined>) => {
  const result = OrderForm.safeParse(wishIn(aFilledForm(change)));
  return result.success ? [] : problemsOf(result.error.issues, words.problems);
};

test("a form filled in well is a wish that both contracts take", () => {
  expect(OrderForm.parse(wishIn(aFilledForm({ email: " mei@example.com ", quantity: "2" })))).toMatchObject({
    planCode: "jp-day-1gb",
    way: "esim",
    days: 7,
    quantity: 2,
    expectedTotal: 10500,
    email: "mei@example.com",
    method: "card",
    privacyPolicy: { given: true, version: "2026-11" },
    accountByEmail: { given: false, version: "2026-11" },
  });
});

test.each([
  ["no e-mail", { email: "" }, [{ field: "email", message: "Input cannot be empty" }]],
  ["half an e-mail", { email: "mei@" }, [{ field: "email", message: "The e-mail format is incorrect" }]],
  ["an e-mail of 51 letters", { email: `${"m".repeat(39)}@example.com` }, [{ field: "email", message: "The e-mail must not exceed 50 characters" }]],
  ["no quantity", { quantity: "" }, [{ field: "quantity", message: "Please enter numbers" }]],
  ["a quantity that Number would take", { quantity: "1e1" }, [{ field: "quantity", message: "Please enter numbers" }]],
  ["nothing of something", { quantity: "0" }, [{ field: "quantity", message: "Outside what is possible (limit: 1)" }]],
  ["more than one order may have", { quantity: "21" }, [{ field: "quantity", message: "Outside what is possible (limit: 20)" }]],
  ["another way to pay", { method: "cash" }, [{ field: "method", message: "Please select the corresponding type" }]],
  ["a hidden field that somebody changed", { currency: "EUR" }, [{ field: undefined, message: "Please select the corresponding type" }]],
])("%s", (_, change, expected) => {
  expect(problemsIn(change)).toEqual(expected);
});

test("what the buyer found out about the phone goes along, unless somebody changed it", () => {
  const deviceSent = (device: string) => OrderForm.parse(wishIn(aFilledForm({ device }))).device;
  expect(deviceSent("apple-iphone-15.CN.no")).toEqual({ model: "apple-iphone-15", bought: "CN", answer: "no" });
  expect(deviceSent("apple-iphone-15.CN.perhaps")).toBeUndefined();
  expect(deviceSent("")).toBeUndefined();
});

test("everything at once, in the order of the page", () => {
  const all = problemsIn({ privacyPolicy: undefined, dataTransfer: undefined, method: undefined, email: "", quantity: "two" });
  expect(all.map(({ field }) => field)).toEqual(["quantity", "email", "method", "privacyPolicy", "dataTransfer"]);
});

test("nothing of what was entered is lost", () => {
  expect(entriesOf(aFilledForm({ email: " mei@", quantity: "two", dataTransfer: undefined, accountByEmail: "on" }))).toEqual({
    quantity: "two",
    email: " mei@",
    method: "card",
    privacyPolicy: true,
    dataTransfer: false,
    accountByEmail: true,
  });
});

test("what the server says of an inner field stands beside its box", () => {
  const said = [{ field: "dataTransfer.given", message: "tick" }, { field: "requestKey", message: "reload" }, { field: "email", message: "write" }];
  expect(besideFields(said)).toEqual([
    { field: undefined, message: "reload" },
    { field: "email", message: "write" },
    { field: "dataTransfer", message: "tick" },
  ]);
});
