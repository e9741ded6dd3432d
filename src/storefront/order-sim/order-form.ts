import * as z from "zod/mini";
import { fieldProblems, type Problem } from "../../kernel/field-problems.ts";
import { RequestKey } from "../../kernel/fields.ts";
import { deviceIn } from "../../features/devices/checked-device.ts";
import { CreateOrder } from "../../features/orders/contract.ts";
import { StartPayment } from "../../features/payments/contract.ts";

/** What the visitor fills in, in the order of the page; the names of the controls. */
export const orderFields = ["quantity", "email", "method", "privacyPolicy", "dataTransfer", "accountByEmail"] as const;

export type OrderField = (typeof orderFields)[number];
export type OrderProblem = { field?: OrderField; message: string };

/** As it was sent, so that a page that is shown again has lost nothing. */
export type Entries = { quantity: string; email: string; method: string; privacyPolicy: boolean; dataTransfer: boolean; accountByEmail: boolean };

/** Both contracts at once: the order, and the first try to pay it. */
export const OrderForm = z.extend(CreateOrder.input, { method: StartPayment.input.shape.method, paymentKey: RequestKey });

type Form = Pick<FormData, "get">;

export function textIn(form: Form, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

export function entriesOf(form: Form): Entries {
  const ticked = (name: string) => form.get(name) === "on";
  return {
    quantity: textIn(form, "quantity"),
    email: textIn(form, "email"),
    method: textIn(form, "method"),
    privacyPolicy: ticked("privacyPolicy"),
    dataTransfer: ticked("dataTransfer"),
    accountByEmail: ticked("accountByEmail"),
  };
}

/** What the form says, in the shape of the contracts, right or wrong. */
export function wishIn(form: Form) {
  const { privacyPolicy, dataTransfer, accountByEmail, ...entries } = entriesOf(form);
  const version = textIn(form, "consentVersion");
  return {
    requestKey: textIn(form, "requestKey"),
    paymentKey: textIn(form, "paymentKey"),
    planCode: textIn(form, "planCode"),
    way: textIn(form, "way"),
    days: wholeNumber(textIn(form, "days")),
    currency: textIn(form, "currency"),
    expectedTotal: wholeNumber(textIn(form, "expectedTotal")),
    email: entries.email,
    method: entries.method,
    quantity: wholeNumber(entries.quantity),
    privacyPolicy: { given: privacyPolicy, version },
    dataTransfer: { given: dataTransfer, version },
    accountByEmail: { given: accountByEmail, version },
    device: deviceIn(textIn(form, "device")),
  };
}

/** NaN, which the contract calls "not a number", for everything that `Number` would be too kind to. */
function wholeNumber(written: string): number {
  return /^\s*\d{1,12}\s*$/.test(written) ? Number(written) : Number.NaN;
}

type ProblemWords = Record<Problem, (limit: number) => string>;

/** Everything that is wrong, at once, in the order of the page; the same rule as the server's (row E4). */
export function problemsOf(issues: readonly z.core.$ZodIssue[], words: ProblemWords): OrderProblem[] {
  return besideFields(fieldProblems(issues).map(({ field, problem, limit = 0 }) => ({ field, message: words[problem](limit) })));
}

/** `privacyPolicy.given` is shown beside the box `privacyPolicy`; what has no control concerns the whole form. */
export function besideFields(found: readonly { field: string; message: string }[]): OrderProblem[] {
  const place = ({ field }: OrderProblem) => (field ? orderFields.findIndex((name) => name === field) : -1);
  return found
    .map(({ field, message }) => ({ field: orderFields.find((name) => name === field.split(".")[0]), message }))
    .toSorted((one, other) => place(one) - place(other));
}
