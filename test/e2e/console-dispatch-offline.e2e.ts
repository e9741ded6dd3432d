import { expect, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { ownWindow, test } from "./lent-window.ts";
import { ordered, paid } from "./purchases.ts";
import { inDays } from "./shopper.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { dispatch } = words;
const { pack: packing, scan } = dispatch;
const leeds = {
  country: "GB",
  contactPerson: "Rosalind Cole",
  phone: "+442079460958",
  address: "7 Briggate",
  city: "Leeds",
  postalCode: "LS1 6HD",
};

async function aParcel(request: Parameters<typeof ordered>[0]): Promise<string> {
  const order = await ordered(request, {
    way: "physical",
    email: "offline@example.com",
    departsOn: inDays(40),
    shipping: leeds,
  });
  await paid(request, order);
  return order.orderNumber;
}

const cardOf = (page: Page, number: string) => page.locator(`[data-parcel="${number}"]`).getAttribute("data-cards");
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("farwave-kept-scans") ?? "");

test("packing goes on without a network: scans are kept, wrong cards told, and all is sent in order when it is back", async ({
  page,
  request,
  context,
  browser,
}) => {
  const [first, second, third] = [await aParcel(request), await aParcel(request), await aParcel(request)];
  await atTheConsole(page, "Kelvin Ho", "logistics");
  await page.goto(`/console/dispatch?parcel=${first}`);
  const table = page.getByRole("complementary");
  const panel = page.getByRole("region", { name: scan.title });
  const cards = new Map<string, string>();
  for (const number of [first, second, third]) cards.set(number, (await cardOf(page, number))!);
  await expect(panel).toBeHidden();

  await context.setOffline(true);
  const card = table.locator("input[name='cards.0']");
  await expect(card).toBeFocused();
  // another parcel's card, and one of nobody
  await page.keyboard.type(cards.get(second)!);
  await page.keyboard.press("Enter");
  await expect(table.getByRole("alert")).toContainText(scan.sold.replace("{order}", second));
  await card.fill("8985234999999999999");
  await page.keyboard.press("Enter");
  await expect(table.getByRole("alert")).toContainText(scan.wrong);

  const pack = async (number: string, tracking: string) => {
    await expect(table.getByRole("heading", { name: number })).toBeVisible();
    await card.fill(cards.get(number)!);
    await card.press("Enter");
    await expect(table.getByRole("status")).toContainText(scan.right);
    await expect(table.getByLabel(packing.tracking)).toBeFocused();
    await page.keyboard.type(tracking);
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("listitem").filter({ hasText: number })).toContainText(scan.waits);
  };
  await pack(first, "RM0");
  // the second from the list, the third by the code on its label
  await page.getByRole("link", { name: second }).first().click();
  await pack(second, "RM1");
  await page.keyboard.type(third.toLowerCase());
  await page.keyboard.press("Enter");
  await pack(third, "RM2");
  await expect(table).not.toContainText("Briggate");
  const onDevice = await kept(page);
  for (const personal of ["Rosalind", "Cole", "Briggate", "LS1", "offline@", "Kelvin"])
    expect(onDevice).not.toContain(personal);
  await expectSound(page, ".kept-scans");

  // meanwhile a colleague takes the second off the list
  const colleague = await browser.newContext();
  const desk = await colleague.newPage();
  await atTheConsole(desk, "Mei Lam");
  await desk.goto(`/console/dispatch?parcel=${second}`);
  await desk.getByText(packing.note).first().click();
  await desk.getByLabel(packing.note).fill("The buyer moved away.");
  await desk.getByRole("button", { name: packing.cancel }).click();
  await expect(desk.getByRole("status")).toContainText(dispatch.done["cancelled"]!);
  const cancelled = desk.getByRole("row").filter({ hasText: second });
  await expect(cancelled).toContainText(dispatch.beingCancelled);
  await expect(cancelled.getByRole("button", { name: packing.keep })).toBeVisible();
  await expect(cancelled.getByRole("checkbox")).toHaveCount(0);

  await context.setOffline(false);
  await expect(panel.getByRole("listitem")).toHaveCount(1);
  await expect(panel.getByRole("listitem")).toContainText(second);
  await expect(panel.getByRole("listitem")).toContainText(scan.moved);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page, ".kept-scans");
  for (const [number, tracking] of [
    [first, "RM0"],
    [third, "RM2"],
  ] as const) {
    await desk.goto(`/console/dispatch?view=on_the_way&parcel=${number}`);
    await expect(desk.getByRole("complementary")).toContainText(tracking);
  }
  await panel.getByRole("button", { name: `${scan.drop} ${second}` }).click();
  await expect(panel).toBeHidden();
  expect(await kept(page)).toBe("");
  await colleague.close();
});

ownWindow(
  "the sound of a wrong card is off for whoever asked for calm, and a press turns it on for this device",
  async ({ page, request }) => {
    const number = await aParcel(request);
    await page.addInitScript(() => {
      globalThis.AudioContext = class extends AudioContext {
        override createOscillator() {
          const heard = document.documentElement.dataset;
          heard["tones"] = String(Number(heard["tones"] ?? 0) + 1);
          return super.createOscillator();
        }
      };
    });
    await atTheConsole(page, "Kelvin Ho", "logistics");
    await page.goto(`/console/dispatch?parcel=${number}`);
    const scanned = async () => {
      await page.locator("input[name='cards.0']").fill("8985234999999999999");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("alert")).toContainText(scan.wrong);
      return page.locator("html").getAttribute("data-tones");
    };
    expect(await scanned()).toBeNull();
    const sound = page.getByRole("button", { name: scan.sound });
    await expect(sound).toHaveAttribute("aria-pressed", "false");
    await sound.click();
    await page.reload();
    await expect(sound).toHaveAttribute("aria-pressed", "true");
    expect(await scanned()).toBe("2");
  },
);
