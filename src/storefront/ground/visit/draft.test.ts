import { describe, expect, test } from "vitest";
import { draftOf, putBack, type Control } from "./draft.ts";

const control = (name: string, type: string, change: Partial<Control> = {}): Control => {
  const { value = "", checked = false } = change;
  return { name, type, value, defaultValue: value, checked, defaultChecked: checked, disabled: false, ...change };
};
const aForm = () => ({
  email: control("email", "email"),
  card: control("method", "radio", { value: "card", checked: true }),
  alipay: control("method", "radio", { value: "alipay" }),
  privacy: control("privacyPolicy", "checkbox", { value: "on" }),
  hidden: control("requestKey", "hidden", { value: "one" }),
});
const fields = ["email", "method", "privacyPolicy"];

test("keeps the fields that are asked for, and no other", () => {
  const form = aForm();
  form.email.value = "mei@";
  form.privacy.checked = true;
  expect(draftOf(Object.values(form), fields)).toEqual({ email: "mei@", method: "card", privacyPolicy: true });
});

test("puts everything back into a fresh page", () => {
  const form = aForm();
  putBack(Object.values(form), { email: "mei@", method: "alipay", privacyPolicy: true });
  expect([form.email.value, form.alipay.checked, form.privacy.checked, form.hidden.value]).toEqual([
    "mei@",
    true,
    true,
    "one",
  ]);
});

test("ticks what a form of several pages has kept as it would be sent", () => {
  const form = aForm();
  putBack(Object.values(form), { privacyPolicy: "on" });
  expect(form.privacy.checked).toBe(true);
});

describe("leaves alone", () => {
  test("what was already typed, ticked or chosen", () => {
    const form = aForm();
    form.email.value = "li@example.com";
    form.privacy.checked = true;
    [form.card.checked, form.alipay.checked] = [false, true];
    putBack(Object.values(form), { email: "mei@", method: "card", privacyPolicy: false });
    expect([form.email.value, form.card.checked, form.alipay.checked, form.privacy.checked]).toEqual([
      "li@example.com",
      false,
      true,
      true,
    ]);
  });

  test("a way to pay that is not offered in this currency", () => {
    const form = aForm();
    form.alipay.disabled = true;
    putBack(Object.values(form), { method: "alipay" });
    expect(form.alipay.checked).toBe(false);
  });

  test("fields that the draft does not know", () => {
    const form = aForm();
    putBack(Object.values(form), { phone: "1" });
    expect(form.email.value).toBe("");
  });
});
