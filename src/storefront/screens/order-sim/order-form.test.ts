import { describe, expect, test } from "vitest";
import { words } from "../../../i18n/en/errors.ts";
import { phoneFrom } from "../../../kernel/phone.ts";
import { atControls } from "../../parts/forms/form-answer.ts";
import { phoneNumber } from "../../parts/phone/phone-number.ts";
import { problemsIn } from "./order-checks.ts";
import { controlsOf, entriesOf, OrderForm, wishIn } from "./order-form.ts";
import { aCard, aFilledForm } from "./order-form.world.ts";

const problemsOf = (change: Record<string, string | undefined>) =>
  problemsIn(wishIn(aFilledForm(change)), words.problems, new Date("2026-11-21T08:00:00Z"));

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
    beginNow: { given: false, version: "2026-11" },
  });
});

test.each([
  ["no e-mail", { email: "" }, [{ field: "email", message: "Input cannot be empty" }]],
  ["half an e-mail", { email: "mei@" }, [{ field: "email", message: "The e-mail format is incorrect" }]],
  [
    "an e-mail of 51 characters",
    { email: `${"m".repeat(39)}@example.com` },
    [{ field: "email", message: "The e-mail must not exceed 50 characters" }],
  ],
  ["no quantity", { quantity: "" }, [{ field: "quantity", message: "Please enter numbers" }]],
  ["a quantity that Number would take", { quantity: "1e1" }, [{ field: "quantity", message: "Please enter numbers" }]],
  ["nothing of something", { quantity: "0" }, [{ field: "quantity", message: "Out of range (limit: 1)" }]],
  ["more than one order may have", { quantity: "21" }, [{ field: "quantity", message: "Out of range (limit: 20)" }]],
  ["another way to pay", { method: "cash" }, [{ field: "method", message: "Please select the corresponding type" }]],
  [
    "a hidden field that was changed",
    { currency: "EUR" },
    [{ field: undefined, message: "Please select the corresponding type" }],
  ],
])("%s", async (_, change, expected) => {
  expect(await problemsOf(change)).toEqual(expected);
});

test("the wish to begin at once is one of its own, given only by its box", () => {
  const consents = OrderForm.parse(wishIn(aFilledForm({ beginNow: "on" })));
  expect(consents).toMatchObject({ beginNow: { given: true, version: "2026-11" }, accountByEmail: { given: false } });
});

test("what the buyer found out about the phone goes along, unless it was changed", () => {
  const deviceSent = (device: string) => OrderForm.parse(wishIn(aFilledForm({ device }))).device;
  expect(deviceSent("apple-iphone-15.CN.no")).toEqual({ model: "apple-iphone-15", bought: "CN", answer: "no" });
  expect(deviceSent("apple-iphone-15.CN.perhaps")).toBeUndefined();
  expect(deviceSent("")).toBeUndefined();
});

test("everything at once, in the order of the page", async () => {
  const all = await problemsOf({
    privacyPolicy: undefined,
    dataTransfer: undefined,
    method: undefined,
    email: "",
    quantity: "two",
  });
  expect(all.map(({ field }) => field)).toEqual(["quantity", "email", "method", "privacyPolicy", "dataTransfer"]);
});

test("nothing of what was entered is lost, and nothing else is taken for an entry", () => {
  const entered = {
    quantity: "two",
    email: " mei@",
    method: "card",
    privacyPolicy: "on",
    beginNow: "on",
    accountByEmail: "on",
    "shipping.city": "Lyon",
  };
  expect(entriesOf(aFilledForm({ ...entered, dataTransfer: undefined, stranger: "x" }))).toEqual(entered);
});

describe("a card by post", () => {
  test("is a wish with an address, without the parts that stayed empty", () => {
    expect(OrderForm.parse(wishIn(aFilledForm(aCard)))).toMatchObject({
      departsOn: "2026-12-20",
      shipping: {
        country: "JP",
        province: "Tokyo",
        city: "Setagaya",
        address: "1-2-3",
        postalCode: "154-0023",
        contactPerson: "Mei Chan",
        phone: "+81 090-1234-5678",
      },
    });
    expect(OrderForm.parse(wishIn(aFilledForm({ ...aCard, "shipping.province": "" }))).shipping).not.toHaveProperty(
      "province",
    );
  });

  test.each([
    ["no day", { departsOn: "" }, "departsOn", "Input cannot be empty"],
    ["no country", { "shipping.country": "" }, "shipping.country", "Please select the corresponding type"],
    ["no contact person", { "shipping.contactPerson": " " }, "shipping.contactPerson", "Input cannot be empty"],
    ["no phone", { "shipping.phone": "" }, "shipping.phone", "Input cannot be empty"],
    ["a day that is over", { departsOn: "2026-11-01" }, "departsOn", words.problems["date.past"]()],
    [
      "a postal code of another country",
      { "shipping.postalCode": "SW1A 1AA" },
      "shipping.postalCode",
      words.problems.postal_code(),
    ],
    ["no prefecture", { "shipping.province": "" }, "shipping.province", "Input cannot be empty"],
    ["no street", { "shipping.address": "" }, "shipping.address", "Input cannot be empty"],
  ])("%s", async (_, change, field, message) => {
    expect(await problemsOf({ ...aCard, ...change })).toEqual([{ field, message }]);
  });

  test("the phone is among the problems at once, not after the rest", async () => {
    const wrong = { "shipping.postalCode": "1", "shipping.phone": "12" };
    expect((await problemsOf({ ...aCard, ...wrong })).map(({ field }) => field)).toEqual([
      "shipping.phone",
      "shipping.postalCode",
    ]);
  });

  test("problems of the address stand in the order of the country's own form", async () => {
    const empty = {
      "shipping.province": "",
      "shipping.city": "",
      "shipping.address": "",
      "shipping.postalCode": "",
      email: "",
    };
    const told = async (country: string) =>
      (await problemsOf({ ...aCard, ...empty, "shipping.country": country })).map(({ field }) =>
        field?.replace("shipping.", ""),
      );
    expect(await told("JP")).toEqual(["postalCode", "province", "city", "address", "email"]);
    expect(await told("US")).toEqual(["address", "city", "province", "postalCode", "email"]);
  });

  test("an eSIM's form does not send an address that was typed before", () => {
    expect(wishIn(aFilledForm({ ...aCard, way: "esim" }))).not.toHaveProperty("shipping");
  });
});

test.each([
  ["HK +852", "5123 4567", "+85251234567"],
  ["GB +44", "(020) 7946-0958", "+442079460958"],
  ["IT +39", "06 6988 4857", "+390669884857"],
  ["DO +1 809", "555 0100", "+18095550100"],
  ["HK +852", "+86 138 1234 5678", "+8613812345678"],
  ["HK +852", "0086 138 1234 5678", "+8613812345678"],
  ["CN +86", "１３８ １２３４ ５６７８", "+8613812345678"],
  ["", "090-1234-5678", "+819012345678"],
  ["HK +852", "123", undefined],
])("%s and %s is %s to the courier", (chosen, typed, whole) => {
  expect(phoneFrom(phoneNumber(chosen, typed), "JP")).toBe(whole);
});

const sim = "8985234012345678905";
describe("a renewal", () => {
  const aRenewal = {
    way: "renewal",
    quantity: undefined,
    sims: "2",
    "iccids.0": sim,
    "iccids.1": "8985 2340 1234 5678 913",
  };
  test("has as many as it has numbers", () => {
    expect(OrderForm.parse(wishIn(aFilledForm(aRenewal)))).toMatchObject({
      quantity: 2,
      iccids: [sim, "8985 2340 1234 5678 913"],
    });
  });

  test.each([
    ["an empty field", { "iccids.1": "" }, "Input cannot be empty"],
    ["letters", { "iccids.1": "my card" }, "Please enter the correct ICCID"],
    ["a wrong check digit", { "iccids.1": "8985234012345678914" }, "Please enter the correct ICCID"],
    ["another issuer's", { "iccids.1": "8944500012345678909" }, "ICCID must start with 8985234"],
    ["the same card, written otherwise", { "iccids.1": "8985 2340 1234 5678 905" }, "Duplicate ICCID entered"],
  ])("%s", async (_, change, message) => {
    expect(await problemsOf({ ...aRenewal, ...change })).toEqual([{ field: "iccids.1", message }]);
  });
});

test("the four characters and the kind of document, where the page asks", async () => {
  expect(OrderForm.parse(wishIn(aFilledForm({ "document.type": "2", "document.firstFour": "C123" })))).toMatchObject({
    document: { type: 2, firstFour: "C123" },
  });
  expect(await problemsOf({ "document.firstFour": "C1-3" })).toEqual([
    { field: "document.type", message: "Please select the corresponding type" },
    { field: "document.firstFour", message: "Only numbers and letters are allowed, and the length must be 4 digits" },
  ]);
});

describe("several travellers", () => {
  const three = {
    quantity: "3",
    "travellers.1.name": "",
    "travellers.1.email": "",
    "travellers.3.name": "Li",
    "travellers.3.email": "li@example.com",
  };
  test("who is named has a place; who is not is the buyer's", () => {
    expect(OrderForm.parse(wishIn(aFilledForm(three))).travellers).toEqual([
      { position: 3, name: "Li", email: "li@example.com" },
    ]);
    expect(wishIn(aFilledForm({ ...three, quantity: "1" }))).not.toHaveProperty("travellers");
  });

  test("what is wrong with one stands beside their place, also when the server finds it", async () => {
    expect(await problemsOf({ ...three, "travellers.3.name": "" })).toEqual([
      { field: "travellers.3.name", message: "Input cannot be empty" },
    ]);
    expect(
      atControls([{ field: "travellers.0.email", message: "write" }], controlsOf(wishIn(aFilledForm(three)))),
    ).toEqual([{ field: "travellers.3.email", message: "write" }]);
  });
});

test("what the server says of an inner field stands beside its box", () => {
  const said = [
    { field: "dataTransfer.given", message: "tick" },
    { field: "requestKey", message: "reload" },
    { field: "email", message: "write" },
  ];
  expect(atControls(said, controlsOf({}))).toEqual([
    { message: "reload" },
    { field: "email", message: "write" },
    { field: "dataTransfer", message: "tick" },
  ]);
});
