import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { extractText, getDocumentProxy } from "unpdf";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { ordered, paid } from "./purchases.ts";
import { inDays } from "./shopper.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { dispatch } = words;
const seoul = {
  country: "KR",
  contactPerson: "김민수",
  phone: "+82212345678",
  address: "세종대로 110",
  province: "서울특별시",
  city: "중구",
  postalCode: "04524",
};

async function aParcel(request: Parameters<typeof ordered>[0], shipping: typeof seoul) {
  const order = await ordered(request, {
    way: "physical",
    email: "labelled@example.com",
    departsOn: inDays(40),
    shipping,
  });
  await paid(request, order);
  return order.orderNumber;
}

async function saved(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return readFile(await download.path());
}

test("labels of the chosen parcels come as a PDF that draws their names, the list says so, and the pick list is made for paper", async ({
  page,
  request,
}) => {
  const number = await aParcel(request, seoul);
  await atTheConsole(page, "Kelvin Ho");
  await page.goto("/console/dispatch");
  const row = page.getByRole("row", { name: number });
  await expect(row).toContainText(dispatch.toPick);
  await page.getByLabel(dispatch.choose(number)).check();
  await expectSound(page);
  const file = await saved(page, () => page.getByRole("button", { name: dispatch.files.a6 }).click());
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  expect(text).toHaveLength(1);
  for (const said of [number, "김민수", "세종대로 110", "04524", "SOUTH KOREA"]) expect(text[0]).toContain(said);
  await page.reload();
  await expect(row).toContainText(dispatch.labelled);

  const visit = plainVisit(page.request);
  await visit.open("/console/trail?kind=reveals");
  expect(visit.sheet.all("tr", words.order.actions.labels_printed)[0]!.text).toContain(number);

  await page.getByLabel(dispatch.choose(number)).check();
  await page.getByRole("button", { name: dispatch.files.pick }).click();
  await expect(page.getByRole("heading", { name: dispatch.picking.title, level: 1 })).toBeVisible();
  await expect(page.getByRole("table", { name: dispatch.picking.orders })).toContainText(number);
  await expect(page.locator("main")).not.toContainText("김민수");
  await expect(page.getByRole("button", { name: dispatch.picking.print })).toBeVisible();
  await expectSound(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation", { name: words.rail.label })).toBeHidden();
  await page.emulateMedia({ media: "screen", colorScheme: "dark" });
  await expectSound(page);
});

test("the courier's file goes out with a line in the trail, and comes back with its numbers: looked through, posted, named", async ({
  page,
  request,
}) => {
  const [one, two] = [await aParcel(request, seoul), await aParcel(request, seoul)];
  await atTheConsole(page, "Kelvin Ho", "logistics");
  await page.goto("/console/dispatch");
  for (const number of [one, two]) await page.getByLabel(dispatch.choose(number)).check();
  const file = await saved(page, () => page.getByRole("button", { name: dispatch.courier }).click());
  const rows: Record<string, string>[] = parse(file, { bom: true, columns: true });
  expect(new Set(rows.map(({ order }) => order))).toEqual(new Set([one, two]));
  expect(rows[0]).toMatchObject({ contact_person: "김민수", country: "KR", phone: "(+82) 212345678" });

  const { tracking } = dispatch;
  await page.getByRole("link", { name: tracking.link }).click();
  await expectSound(page);
  const answer = `order;tracking_number\r\n${one};RM100\r\n${two};1.47E+12\r\nFWU0;RM300`;
  const chooser = page.locator("input[type=file]");
  await chooser.setInputFiles({
    name: "back.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`\ufeff${answer}`, "utf16le"),
  });
  await expect(page.getByLabel(tracking.file)).toHaveValue(/RM300/);
  await page.getByRole("button", { name: tracking.look }).click();
  const status = page.getByRole("status");
  await expect(status).toContainText(tracking.ready(1));
  await expect(page.getByRole("row", { name: two })).toContainText(
    tracking.inColumn("tracking_number", tracking.problems.tracking_shortened),
  );
  await expect(page.getByRole("row", { name: "FWU0" })).toContainText(tracking.problems.order_unknown);
  await expectSound(page);
  await page.getByRole("button", { name: tracking.send(1) }).click();
  await expect(status).toContainText(tracking.sent(1));
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  const visit = plainVisit(page.request);
  await visit.open(`/console/dispatch?view=on_the_way&parcel=${one}`);
  expect(visit.sheet.one("aside").text).toContain("RM100");
});

test("what cannot be printed any more is said on the page of the list", async ({ page }) => {
  await atTheConsole(page, "Mei Lam", "logistics");
  await page.goto("/console/dispatch?view=to_post&refused=PARCEL_MOVED");
  await expect(page.getByRole("alert")).toContainText(dispatch.refused["PARCEL_MOVED"]!);
  await expectSound(page, "[role=alert]");
});
