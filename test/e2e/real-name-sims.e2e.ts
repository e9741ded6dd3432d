import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/real-name-result.ts";
import { expectSound } from "./accessibility.ts";
import { inDatabase } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { sentByCall } from "./registrant.ts";

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without", () => {
    test.use({ javaScriptEnabled });
    test("one SIM of several is taken out of a registration; the page says which, and with the last one it is over", async ({
      page,
    }) => {
      const { number, key } = await sentByCall(page, javaScriptEnabled ? [7711, 7712] : [7713, 7714]);
      await inDatabase((client) =>
        client.query(
          "update real_names set state = 'registered', decided_at = now() - interval '1 minute', version = version + 1 where number = $1",
          [number],
        ),
      );
      await page.goto(`/en/real-name-result?${new URLSearchParams({ number, key })}`);
      await expect(page.getByText(words.act.oneSim)).toBeVisible();
      if (javaScriptEnabled) await expectSound(page);
      await page.getByRole("link", { name: new RegExp(`^${words.act.oneSim}.*Trip 2`) }).click();
      await expect(page.getByRole("heading", { level: 1, name: words.withdraw.simTitle })).toBeVisible();
      await page.getByRole("button", { name: words.withdraw.simConfirm }).click();
      await expect(page.getByText(/Trip 2 · cancelled on/)).toBeVisible();
      // of one that is left there is only all of it to end
      await expect(page.getByText(words.act.oneSim)).toHaveCount(0);
      if (javaScriptEnabled) await expectSound(page);
      await page.getByRole("link", { name: words.act.deregister }).click();
      await page.getByRole("button", { name: words.withdraw.endConfirm }).click();
      await expect(page.getByRole("heading", { level: 1, name: words.titles.deregistered })).toBeVisible();
    });
  });
