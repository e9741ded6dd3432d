import { expect, test } from "vitest";
import { cardWallets, paymentMethods } from "../../src/kernel/payment-method.ts";
import { drawPaymentMark, paymentMarks } from "./payment-marks.ts";

test("every way to pay has its sign", () => {
  const named = [
    "visa",
    "mastercard",
    "unionpay",
    ...paymentMethods.filter((method) => method !== "card"),
    ...cardWallets,
  ];
  expect(Object.keys(paymentMarks).toSorted()).toEqual(named.toSorted());
});

test.each(Object.keys(paymentMarks))("%s is small, asks for nothing from elsewhere, and is whole", (name) => {
  const drawn = drawPaymentMark(name);
  expect(drawn.length).toBeLessThan(1500);
  expect(drawn.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/https?:|href|<script|undefined|NaN/);
  expect(drawn.split("<g").length).toBe(drawn.split("</g").length);
});
