import { describe, expect, test } from "vitest";
import type { Conclusion } from "../../../features/catalogue/devices/rules.ts";
import { askingOf, no } from "../../ground/visit/asking.world.ts";
import { conclusionOf, findDevice, nameOf, noteFor } from "./load.ts";

const iphone = {
  slug: "apple-iphone-15",
  brand: "Apple",
  kind: "phone",
  model: "iPhone 15",
  year: 2023,
  places: [{ iso2: "CN", name: "Mainland China" }],
};
const verdicts: Record<string, unknown> = {
  CN: { answer: "no", reason: "sold_without", eidDecides: true },
  elsewhere: { answer: "yes", reason: "made_with", eidDecides: true },
};

const shop = () =>
  askingOf({
    "/device/getDeviceList": ({ brand }) => ({
      brands: ["Apple", "Samsung"],
      models: brand === "Apple" ? [iphone] : [],
    }),
    "/device/checkDevice": ({ model, bought }) =>
      model === iphone.slug
        ? { device: iphone, verdict: verdicts[String(bought)] ?? null, source: "Apple", asOf: "2025-10-31" }
        : no("NOT_FOUND"),
    "/product/getPlanDetail": ({ code }) =>
      code === "jp"
        ? { plan: { code, areaName: "Japan", ways: ["esim", "physical"], price: 1 }, coverage: [{ iso2: "JP" }] }
        : no("PLAN_NOT_ON_SALE"),
  });
const find = (query: string) => findDevice(new URLSearchParams(query), shop().asking);

test("one question after the other: brand, model, and the place only where it matters", async () => {
  expect(await find("")).toMatchObject({ brands: ["Apple", "Samsung"], models: [] });
  expect(await find("brand=Apple")).toMatchObject({ brand: "Apple", brands: [], models: [iphone] });
  const placeMissing = await find("model=apple-iphone-15");
  expect(placeMissing).toMatchObject({ brand: "Apple", models: [], checked: { device: iphone, verdict: null } });
  expect(conclusionOf(placeMissing, false)).toBeUndefined();
  expect(conclusionOf(await find("model=apple-iphone-15&bought=CN"), false)?.answer).toBe("no");
});

describe("what is unknown is asked again", () => {
  test.each([
    "brand=Nokla",
    "model=apple-iphone-99",
    `brand=${"x".repeat(5000)}`,
    "brand=%00",
    "model=<script>",
    "bought=China",
    "eid=12345",
  ])("%.40s", async (query) => {
    const finding = await find(query);
    expect([finding.brands, finding.brand, finding.checked, finding.bought]).toEqual([
      ["Apple", "Samsung"],
      undefined,
      undefined,
      undefined,
    ]);
    expect(conclusionOf(finding, false)).toBeUndefined();
  });

  test("but a shop that does not answer is no unknown device", async () => {
    const { asking } = askingOf({ "/device/getDeviceList": () => no("TRY_AGAIN_LATER") });
    await expect(findDevice(new URLSearchParams(), asking)).rejects.toMatchObject({ code: "TRY_AGAIN_LATER" });
  });
});

test("an unlisted model is looked at: its EID decides", async () => {
  const finding = await find("model=unlisted");
  const looking = conclusionOf(finding, false)!;
  expect(looking).toMatchObject({ answer: "look", reason: "unlisted" });
  expect(noteFor(finding, looking)).toBe("unlisted.look");
  expect(noteFor(finding, conclusionOf(finding, true)!)).toBe("unlisted.yes.eid");
});

test("the plan that one came from is kept, with days and quantity; one that is gone is forgotten", async () => {
  expect(await find("plan=jp&days=7&quantity=2&promo=%20AUTUMN10%20&back=order")).toMatchObject({
    plan: { code: "jp", areaName: "Japan", ways: ["esim", "physical"], isMainland: false },
    trip: { plan: "jp", days: 7, quantity: 2, promo: "AUTUMN10", back: "order" },
  });
  const gone = await find("plan=gone&days=seven&back=https://evil.example");
  expect([gone.plan, gone.trip]).toEqual([undefined, {}]);
});

test.each<[string, boolean, string]>([
  ["model=apple-iphone-15&bought=CN", false, "apple-iphone-15.CN.no"],
  ["model=apple-iphone-15&bought=elsewhere", false, "apple-iphone-15.elsewhere.yes"],
  ["model=apple-iphone-15&bought=CN", true, "apple-iphone-15.CN.yes.eid"],
  ["model=apple-iphone-15&bought=elsewhere&eid=none", false, "apple-iphone-15.elsewhere.no.eid"],
  ["", true, "unlisted.yes.eid"],
])("%s, EID seen: %s, is noted as %s", async (query, seen, note) => {
  const finding = await find(query);
  expect(noteFor(finding, conclusionOf(finding, seen) as Conclusion)).toBe(note);
});

test("an EID settles nothing while the place of purchase is open: some models that show one take their own carrier's eSIM only", async () => {
  expect(conclusionOf(await find("model=apple-iphone-15"), true)).toBeUndefined();
});

test("a device is called by its brand once", () => {
  expect([
    nameOf({ brand: "Samsung", model: "Galaxy S23" }),
    nameOf({ brand: "Fairphone", model: "Fairphone 5" }),
    nameOf(iphone),
  ]).toEqual(["Samsung Galaxy S23", "Fairphone 5", "iPhone 15"]);
});
