import { expect, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/data-left.ts";
import { words as install } from "../../src/i18n/en/install.ts";
import { words as detail } from "../../src/i18n/en/order-detail.ts";
import { words as result } from "../../src/i18n/en/result.ts";
import { expectSound } from "./accessibility.ts";
import { goTo, hearAgain, onPhone, useUp } from "./behind-the-shop.ts";
import { ownWindow, test } from "./lent-window.ts";
import { boughtEsims, ordered, pageOf, paid, type Ordered } from "./purchases.ts";

const gauge = (page: Page) => page.getByRole("region", { name: words.title });
const price = { planCode: "jp-10gb-30d", days: undefined };

/** A package of 10 GB whose price is asked of the shop, as a guest buys it. */
async function tenGb(page: Page): Promise<Ordered & { iccid: string; install: string }> {
  const { resultData } = (await (
    await page.request.post("/api/product/getPlanDetail", { data: { code: price.planCode, currency: "HKD" } })
  ).json()) as { resultData: { plan: { price: { amount: number } } } };
  const order = await ordered(page.request, { ...price, expectedTotal: resultData.plan.price.amount });
  const { esims } = await paid(page.request, order);
  const { iccid, installId, installKey } = esims[0]!;
  return { ...order, iccid, install: `/en/install?${new URLSearchParams({ id: installId, key: installKey })}` };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("the page that people keep opens with what is left once data goes through it, and sells more for this eSIM", async ({
      page,
    }) => {
      const order = await tenGb(page);
      await page.goto(pageOf(order));
      await expect(page.getByRole("heading", { level: 1, name: result.titles.success.esim("Japan", 1) })).toBeVisible();
      await expect(gauge(page)).toHaveCount(0);
      await goTo(page.request, order.iccid, "JP", 0);
      await useUp(order.iccid, 9216);
      await hearAgain(page.request, order.iccid, pageOf(order));
      for (const address of [pageOf(order), order.install]) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1, name: words.heads.on("Japan") })).toBeVisible();
        await expect(gauge(page)).toContainText(/1 GB\s*left of 10 GB · heard from the network .*Tokyo time/);
        await expect(page.getByText(install.install.lede)).toHaveCount(0);
        await expect(page.getByText(install.own.lede)).toHaveCount(0);
        // the steps lie below, folded
        await expect(page.locator(".guide-stages")).toBeHidden();
        await page.getByText(words.help).click();
        await expect(page.locator(".guide-stages")).toBeVisible();
        if (javaScriptEnabled) await expectSound(page);
      }
      await page.goto(pageOf(order, "order-detail"));
      await expect(gauge(page)).toContainText("1 GB");
      await expect(page.locator("main")).not.toContainText("start by");
      await expect(page.locator("main")).not.toContainText(detail.change.lede);
      if (javaScriptEnabled) await expectSound(page);
      await gauge(page).getByRole("link", { name: words.more }).click();
      await expect(page).toHaveURL(
        new RegExp(`/en/order-sim\\?plan=${price.planCode}&days=30&way=renewal&sim=${order.iccid}`),
      );

      await useUp(order.iccid, 1024);
      await hearAgain(page.request, order.iccid, pageOf(order));
      await page.goto(order.install);
      await expect(page.getByRole("heading", { level: 1, name: words.heads.used_up("Japan") })).toBeVisible();
      await expect(gauge(page).getByRole("link", { name: words.next })).toHaveAttribute(
        "href",
        new RegExp(`sim=${order.iccid}`),
      );
      // as an e-mail says it, without the number
      await page.goto(`/en/order-sim?plan=${price.planCode}&days=30&way=renewal&${order.install.split("?")[1]}`);
      await expect(page.locator("[name='iccids.0']")).toHaveValue(new RegExp(order.iccid.slice(-4)));
    });
  });
}

ownWindow(
  "switched on at the phone while the page is open: it turns by itself, folds nothing under anybody's hands, and is kept with its time",
  async ({ page }) => {
    const { page: address, install: travellers, ...order } = await boughtEsims(page.request);
    const { esims } = (
      await (
        await page.request.post("/api/order/getOrderResult", {
          data: { orderNumber: order.orderNumber, key: order.key },
        })
      ).json()
    ).resultData as { esims: { iccid: string }[] };
    const { iccid } = esims[0]!;
    await page.clock.install();
    await page.goto(address);
    await expect(page.locator(".live-told")).toContainText(install.live.states.released);
    for (const action of ["download", "install", "enable"] as const) await onPhone(page.request, iccid, action);
    await expect(async () => {
      await page.clock.fastForward(4000);
      await expect(gauge(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page).toHaveTitle(new RegExp(words.heads.on("Japan")));
    await expect(page.locator(".guide-stages")).toBeVisible();
    await page.goto(travellers(1));
    await expect(gauge(page)).toBeVisible();
  },
);
