import { expect, type Page } from "@playwright/test";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { openPage } from "./open-page.ts";
import { fillOrder } from "./shopper.ts";
import { signIn } from "./signed-in.ts";

/**
 * The forms of the shop, what is entered before one of them is sent, the field that then comes into view, and what
 * mends it.
 */
const forms = [
  {
    name: "an eSIM",
    address: "/en/order-sim?plan=jp-day-1gb&days=3",
    entered: { email: "mei@example.com" },
    first: "privacyPolicy",
  },
  {
    name: "a card",
    address: "/en/order-sim?plan=jp-day-1gb&days=3&way=physical",
    entered: { "shipping.contactPerson": "Mei Chan", email: "mei@example.com" },
    first: "shipping.country",
    mend: "GB",
  },
  {
    name: "a renewal",
    address: "/en/order-sim?plan=jp-day-1gb&days=3&way=renewal",
    entered: { email: "mei@example.com" },
    first: "iccids.0",
    mend: "8985234012345678905",
  },
  { name: "signing in", address: "/en/login", entered: {}, first: "email", mend: "mei@example.com" },
  {
    name: "signing in by phone",
    address: "/en/login?tab=phone",
    entered: { "phone.number": "61234567" },
    first: "phone.country",
    mend: "Hong Kong",
  },
  { name: "registering", address: "/en/register", entered: { email: "mei" }, first: "email", mend: "mei@example.com" },
  {
    name: "an address",
    address: "/en/account?tab=addresses&edit=new",
    entered: { country: "GB" },
    first: "contactPerson",
    mend: "Mei Chan",
  },
  { name: "finding an order", address: "/en/find-order", entered: {}, first: "email", mend: "mei@example.com" },
  {
    name: "a withdrawal",
    address: "/en/withdrawal",
    entered: { orderNumber: "FWAS1KGZV88Q" },
    first: "email",
    mend: "mei@example.com",
  },
] as const;

const control = (page: Page, name: string) => page.locator(`main [name="${name}"]`).filter({ visible: true }).first();

for (const { name, address, entered, first, ...rest } of forms) {
  test(`${name}: the first field that is wrong comes into view (O10), the list is announced and gets shorter`, async ({
    page,
  }) => {
    if (address.startsWith("/en/account")) await signIn(page, `first.problem.${Date.now()}@example.com`);
    await page.setViewportSize({ width: 1280, height: 620 });
    await page.goto(address);
    const sent = control(page, first);
    for (const [field, value] of Object.entries(entered)) {
      const filled = control(page, field);
      if ((await filled.evaluate((one) => one.tagName)) === "SELECT") await filled.selectOption(value);
      else await filled.fill(value);
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await sent.evaluate((one: HTMLInputElement) => one.form!.requestSubmit());

    const list = page
      .locator("main")
      .getByRole("alert")
      .filter({ has: page.locator("a[href^='#field-']") });
    await expect(list).toBeVisible();
    await expect(sent).toBeFocused();
    // inside the window, and nothing lies over it: neither the header nor the bar with the button
    await expect(sent).toBeInViewport({ ratio: 1 });
    expect(await sent.evaluate(isOnTop)).toBe(true);
    const leads = list.locator(`a[href="#field-${first}"]`);
    await expect(leads).toHaveCount(1);
    // buy-every-way.e2e.ts examines this one with more that is wrong
    if (!address.includes("way=renewal")) await expectSound(page);
    if ("mend" in rest)
      await ((await sent.evaluate((one) => one.tagName)) === "SELECT"
        ? sent.selectOption(rest.mend)
        : sent.fill(rest.mend));
    else await sent.check();
    await expect(leads).toHaveCount(0);
    await expect(sent).not.toHaveAttribute("aria-invalid", "true");
  });
}

const toast = (page: Page, text: string) => page.locator(".toast-failure", { hasText: text });
const answer = (
  page: Page,
  path: string,
  resultCode: string,
  resultData: unknown,
  resultMessage = "The carrier said no.",
) =>
  page.route(`**/api${path}`, (route) =>
    route.fulfill({ status: 409, json: { resultCode, resultMessage, resultData } }),
  );

test.describe("what no field can mend (E2)", () => {
  test("each is a toast beside the list, which alone is announced; the form stays with all entries", async ({
    page,
  }) => {
    await page.goto("/en/order-sim?plan=jp-day-1gb&days=3");
    await fillOrder(page, { email: "stays@example.com" });
    for (const [code, resultData] of [
      ["OUT_OF_STOCK", { fields: [] }],
      ["GDS_ERROR", {}],
      ["CRM_SYSTEM_RESET_EMAIL_RETURN", null],
    ] as const) {
      const said = `The carrier said no: ${code}`;
      await answer(page, "/order/create", code, resultData, said);
      await page.getByRole("button", { name: /^Pay / }).first().click();
      await expect(page.getByRole("alert").filter({ hasText: said })).toBeFocused();
      await expect(toast(page, said)).toBeVisible();
      await expect(page.locator("output.vh", { hasText: said })).toHaveCount(0);
      await expect(page.locator("[name=email]").first()).toHaveValue("stays@example.com");
    }
  });

  test("signing in: the toast, and the form with what was entered", async ({ page }) => {
    await answer(page, "/user/loginByPassword", "GDS_ERROR", {});
    await page.goto("/en/login?tab=phone");
    await page.locator("[name='phone.number']").fill("61234567");
    await page.locator("[name=password]").fill("long enough 1");
    await page.locator("[name=password]").press("Enter");
    await expect(toast(page, "The carrier said no.")).toBeVisible();
    await expect(page.locator("[name='phone.number']")).toHaveValue("61234567");
  });

  test("a call that a page makes by itself", async ({ page }) => {
    await openPage(page, "/en/homepage");
    await answer(page, "/common/searchDestinations", "GDS_ERROR", {});
    await page.locator("main").getByRole("combobox").first().fill("seoul");
    await expect(toast(page, "The carrier said no.")).toBeVisible();
    await expect(page.locator("output.vh", { hasText: "The carrier said no." })).toHaveCount(1);
  });

  test("a page that cannot load says why, on the page and as a toast", async ({ page }) => {
    await openPage(page, "/en/developing");
    await answer(page, "/common/getFaq*", "GDS_ERROR", {});
    await answer(page, "/content/**", "GDS_ERROR", {});
    await page.getByRole("link", { name: "Troubleshooting" }).click();
    await expect(page.locator("main").getByText("The carrier said no.")).toBeVisible();
    await expect(toast(page, "The carrier said no.")).toBeVisible();
    await expectSound(page);
  });
});

test("a field that lies folded away is opened", async ({ page }) => {
  await page.goto("/en/order-sim?plan=jp-day-1gb&days=3");
  await fillOrder(page);
  await page.locator("[name=promoCode]").evaluate((one: HTMLInputElement) => {
    one.value = "NOSUCHCODE";
    one.closest("details")!.open = false;
  });
  await page.getByRole("button", { name: /^Pay / }).first().click();
  await expect(page.locator("[name=promoCode]")).toBeFocused();
  await expect(page.locator("[name=promoCode]")).toBeInViewport({ ratio: 1 });
});

function isOnTop(one: Element): boolean {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return seen !== null && (seen === one || one.closest(".field")!.contains(seen));
}
