import { expect, type Page } from "@playwright/test";
import { openWork } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { boughtEsims, london, ordered, paid } from "./purchases.ts";
import { inDays } from "./shopper.ts";
import { atTheConsole } from "./staff-sign-in.ts";

/** Every kind of page: lists, a thing, forms alone, panels beside a list. */
const areas: Record<string, string[]> = {
  work: ["overview", "inbox", "search", "real-names", "enquiries", "chats", "trail", "keys"],
  catalogue: [
    "catalogue/destinations",
    "catalogue/plans",
    "catalogue/plans/new",
    "catalogue/prices?q=jp-day-1gb",
    "catalogue/coming",
    "catalogue/china",
    "coverage",
    "coverage/failures",
    "promos?new=1",
    "content",
    "content/links",
  ],
  "stock and money": [
    "stock",
    "stock/add",
    "stock/esims",
    "finance",
    "finance/differences",
    "finance/disputes",
    "finance/payouts",
  ],
  "the house": [
    "incidents",
    "incidents/new",
    "incidents/maintenance",
    "incidents/public/new",
    "staff",
    "settings?setting=holidays",
  ],
};

const rule = "by Tab alone every control is come to once, in the order in which it stands, and is seen where it is";

test.beforeAll(() => openWork("unmatched_payment", "pay_tab", 30));

for (const [area, pages] of Object.entries(areas))
  test(`${rule}: ${area}`, async ({ page }) => {
    await atTheConsole(page, "Mei Lam");
    expect(await wrongOf(page, pages)).toEqual([]);
  });

const ordersAndParcels = ["orders", "orders/csv", "orders/columns", "customers", "dispatch", "dispatch/tracking"];

test(`${rule}: orders`, async ({ page, request }) => {
  const { orderNumber } = await boughtEsims(request);
  const parcel = await ordered(request, {
    way: "physical",
    email: "tab@example.com",
    departsOn: inDays(40),
    shipping: london,
  });
  await paid(request, parcel);
  await atTheConsole(page, "Mei Lam");
  const these = [`orders/${orderNumber}`, `dispatch?parcel=${parcel.orderNumber}`];
  expect(await wrongOf(page, [...ordersAndParcels, ...these])).toEqual([]);
});

test("what opens over a page gives the focus back to where it was, and an order opens from its list by keys alone", async ({
  page,
  request,
}) => {
  const { orderNumber } = await boughtEsims(request);
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/orders");
  const row = page.getByRole("link", { name: orderNumber });
  await row.focus();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("searchbox").last()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(row).toBeFocused();

  const me = page.locator("button.me");
  await me.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("#me :focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator("#me")).toBeHidden();
  await expect(me).toBeFocused();

  await row.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`orders/${orderNumber}|order=${orderNumber}`));
});

/** Day, month, year, hour, minute and the calendar's button: one control, which Tab comes to so often. */
const mostParts = 6;

async function wrongOf(page: Page, paths: readonly string[]): Promise<object[]> {
  const wrong: object[] = [];
  for (const path of paths) {
    await page.goto(`/console/${path}`);
    // what the sheet of prices adds, which is loaded where it is opened
    await expect(page.locator("[data-sheet-only][hidden]")).toHaveCount(0);
    const found = await walked(page);
    if (found.length > 0) wrong.push({ path, found });
  }
  return wrong;
}

/** Tab after Tab from the top of the page to its end and once more, and what was wrong on the way. */
async function walked(page: Page): Promise<string[]> {
  const expected = await page.evaluate(controls);
  await page.evaluate(watchFocus);
  const dates = await page.locator("input[type=date], input[type=datetime-local], input[type=time]").count();
  for (let turn = 0; turn <= expected.length + dates * mostParts; turn++) await page.keyboard.press("Tab");
  const all = await page.evaluate(() => (globalThis as unknown as { come: Come[] }).come);
  // behind the last one the browser begins anew
  const anew = all.findIndex(({ place }, turn) => turn > 0 && place === all[0]!.place);
  const come = anew < 0 ? all : all.slice(0, anew);
  const places = come.map(({ place }) => place);
  const order = expected.map(({ place }) => place);
  const unseen = come.filter(({ isSeen }) => !isSeen).map(({ name }) => `not seen: ${name}`);
  if (places.join() === order.join()) return unseen;
  const nameOf = new Map(expected.map(({ place, name }) => [place, name]));
  const missed = order.filter((place) => !places.includes(place)).map((place) => nameOf.get(place));
  const strange = come.filter(({ place }) => !nameOf.has(place)).map(({ name }) => name);
  const differs = `missed: ${missed.join(" | ")}; not expected: ${strange.join(" | ")}`;
  return [...unseen, `${differs}; ${places.length} of ${order.length}`];
}

/** What can be come to, in the order of the page; of radio buttons of one name one. */
function controls() {
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex], iframe, [contenteditable]",
    ),
  ];
  const seen = new Set<string>();
  return all.flatMap((one, place) => {
    one.dataset["place"] = String(place);
    const input = one as HTMLInputElement;
    const isHere =
      one.tabIndex >= 0 &&
      !input.disabled &&
      input.type !== "hidden" &&
      one.checkVisibility({ visibilityProperty: true });
    if (!isHere || one.closest("[inert]")) return [];
    if (input.type === "radio") {
      const group = `${input.form?.action} ${input.name}`;
      const among = [...document.querySelectorAll<HTMLInputElement>(`input[type=radio]`)].filter(
        (other) => other.name === input.name && other.form === input.form,
      );
      const [entry] = among.filter(({ checked }) => checked);
      if (entry ? entry !== input : seen.has(group)) return [];
      seen.add(group);
    }
    return [
      {
        place,
        name: (one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 40) || one.outerHTML.slice(0, 80),
      },
    ];
  });
}

type Come = { place: number; name: string; isSeen: boolean };

/** Where the focus comes to, and whether it shows: a ring, or what else the page draws around it, within the window. */
function watchFocus() {
  const come: Come[] = [];
  Object.assign(globalThis, { come });
  const drawn = (one: Element | null, part?: string) => {
    if (!one) return false;
    const style = getComputedStyle(one, part);
    return (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== "none";
  };
  document.addEventListener("focusin", ({ target }) => {
    const at = target as HTMLElement;
    const rect = at.getBoundingClientRect();
    const isAround =
      drawn(at) ||
      drawn(at, "::after") ||
      drawn(at.parentElement) ||
      drawn(at.closest("label")) ||
      drawn(at.closest("search form"));
    come.push({
      place: Number(at.dataset["place"] ?? -1),
      name: (at.getAttribute("aria-label") ?? at.textContent).trim().slice(0, 40) || at.outerHTML.slice(0, 80),
      isSeen: isAround && rect.bottom > 0 && rect.top < innerHeight && rect.width > 0 && rect.height > 0,
    });
  });
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute("tabindex");
  come.length = 0;
}
