import { expect, test, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { ordered, paid } from "./purchases.ts";
import { inDays } from "./shopper.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { dispatch } = words;
const { pack, scan } = dispatch;
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
  const parcels = [await aParcel(request), await aParcel(request), await aParcel(request)];
  await atTheConsole(page, "Kelvin Ho", "logistics");
  const [first] = parcels;
  await page.goto(`/console/dispatch?parcel=${first}`);
  const table = page.getByRole("complementary");
  const panel = page.getByRole("region", { name: scan.title });
  const cards = new Map<string, string>();
  for (const number of parcels) cards.set(number, (await cardOf(page, number))!);
  await expect(panel).toBeHidden();
  await expectSound(page);

  await context.setOffline(true);
  const card = table.locator("input[name='cards.0']");
  await expect(card).toBeFocused();
  // another parcel's card, and one of nobody
  await page.keyboard.type(cards.get(parcels[1]!)!);
  await page.keyboard.press("Enter");
  await expect(table.getByRole("alert")).toContainText(scan.sold.replace("{order}", parcels[1]!));
  await card.fill("8985234999999999999");
  await page.keyboard.press("Enter");
  await expect(table.getByRole("alert")).toContainText(scan.wrong);

  // what the shop posts first stands first; each parcel here is packed as the page offers it
  const packed: string[] = [];
  for (let place = 0; place < 3; place++) {
    const heading = await table.getByRole("heading", { level: 2 }).innerText();
    const number = heading.match(/FW\w+/)![0];
    packed.push(number);
    await card.fill((await cardOf(page, number))!);
    await card.press("Enter");
    await expect(table.getByLabel(pack.tracking)).toBeFocused();
    await page.keyboard.type(`RM${place}`);
    await page.keyboard.press("Enter");
    await expect(panel.getByText(number, { exact: true })).toBeVisible();
    await expect(panel).toContainText(scan.waits);
  }
  expect(packed[0]).toBe(first);
  await expect(table).not.toContainText("Briggate");
  const onDevice = await kept(page);
  for (const personal of ["Rosalind", "Cole", "Briggate", "LS1", "offline@", "Kelvin"])
    expect(onDevice).not.toContain(personal);
  await expectSound(page);

  // meanwhile a colleague takes the second off the list
  const colleague = await browser.newContext();
  const desk = await colleague.newPage();
  await atTheConsole(desk, "Mei Lam");
  await desk.goto(`/console/dispatch?parcel=${packed[1]}`);
  await desk.getByText(pack.note).first().click();
  await desk.getByLabel(pack.note).fill("The buyer moved away.");
  await desk.getByRole("button", { name: pack.cancel }).click();
  await expect(desk.getByRole("status")).toContainText(dispatch.done["cancelled"]!);

  await context.setOffline(false);
  await expect(panel.getByRole("listitem")).toHaveCount(1);
  await expect(panel.getByRole("listitem")).toContainText(packed[1]!);
  await expect(panel.getByRole("listitem")).not.toContainText(scan.waits);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  for (const place of [0, 2]) {
    await desk.goto(`/console/dispatch?view=on_the_way&parcel=${packed[place]}`);
    await expect(desk.getByRole("complementary")).toContainText(`RM${place}`);
  }
  await panel.getByRole("button", { name: `${scan.drop} ${packed[1]}` }).click();
  await expect(panel).toBeHidden();
  expect(await kept(page)).toBe("");
  await colleague.close();
});

test("the sound of a wrong card is off for whoever asked for calm, and a press turns it on for this device", async ({
  page,
  request,
}) => {
  const number = await aParcel(request);
  await atTheConsole(page, "Kelvin Ho", "logistics");
  await page.goto(`/console/dispatch?parcel=${number}`);
  const sound = page.getByRole("button", { name: scan.sound });
  await expect(sound).toHaveAttribute("aria-pressed", "false");
  await sound.click();
  await page.reload();
  await expect(sound).toHaveAttribute("aria-pressed", "true");
});
