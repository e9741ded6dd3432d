import { expect, test } from "vitest";
import { staysTheSame } from "./stays-the-same.ts";

const order = "http://shop.test/en/order-result?order=FW1&key=k";
const asks = (currentUrl: string, nextUrl: string, formMethod?: string) =>
  staysTheSame({
    currentUrl: new URL(currentUrl),
    nextUrl: new URL(nextUrl),
    formMethod,
    defaultShouldRevalidate: true,
  } as Parameters<typeof staysTheSame>[0]);

test.each([
  ["another place in the problem tree", order, `${order}&trouble=slow`, undefined, false],
  ["one step further there", `${order}&trouble=slow`, `${order}&trouble=slow.restart#trouble`, undefined, false],
  ["another eSIM of the order", `${order}&esim=1`, `${order}&esim=2`, undefined, false],
  ["the first choice of an eSIM", order, `${order}&esim=2`, undefined, false],
  ["another order", order, order.replace("FW1", "FW2"), undefined, true],
  [
    "the eSIM of another link",
    "http://shop.test/en/install?order=FW1&esim=1&key=a",
    "http://shop.test/en/install?order=FW1&esim=2&key=b",
    undefined,
    true,
  ],
  ["asking again", order, order, undefined, true],
  ["after a form", order, order, "POST", true],
] as const)("%s", (_, current, next, method, asked) => {
  expect(asks(current, next, method)).toBe(asked);
});
