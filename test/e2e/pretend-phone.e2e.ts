import { expect, type APIRequestContext } from "@playwright/test";
import { test } from "./lent-window.ts";
import { phoneOrigin } from "./setting.ts";
import { cards, expectInstalled, fillOrder, pay, payByCard } from "./shopper.ts";

type Esim = { activationCode: string; profileState: string };
async function esimOf(request: APIRequestContext, orderPage: string): Promise<Esim> {
  const { searchParams } = new URL(orderPage);
  const data = { orderNumber: searchParams.get("order"), key: searchParams.get("key") };
  const { resultData } = (await (await request.post("/api/order/getOrderResult", { data })).json()) as {
    resultData: { esims: Esim[] };
  };
  return resultData.esims[0]!;
}

for (const [maker, plan] of [
  ["a reseller", "caribbean-3gb-15d"],
  ["an SM-DP+", "africa-3gb-30d"],
  ["our own pool", "asia-12-3gb-15d"],
] as const) {
  test(`an eSIM of ${maker} is bought, installed on the pretend phone, and the shop knows each step`, async ({
    page,
    request,
  }) => {
    await page.goto(`/en/order-sim?plan=${plan}`);
    await fillOrder(page);
    await pay(page);
    await payByCard(page, cards.visa);
    await expectInstalled(page);
    const orderPage = page.url();
    const { activationCode, profileState } = await esimOf(request, orderPage);
    expect(profileState).toBe("released");

    await page.goto(`${phoneOrigin}/?LT=en`);
    await page.getByLabel("Activation code or ICCID").fill(activationCode);
    await page.getByRole("button", { name: "Pick up the phone" }).click();
    for (const [button, state] of [
      ["Download", "downloaded"],
      ["Install", "installed"],
      ["Switch on", "enabled"],
      ["Switch off", "disabled"],
      ["Delete eSIM", "deleted"],
    ] as const) {
      await page.getByRole("button", { name: button }).click();
      await expect.poll(async () => (await esimOf(request, orderPage)).profileState).toBe(state);
    }
    await expect(page.getByText("Nothing more can be done")).toBeVisible();
  });
}
