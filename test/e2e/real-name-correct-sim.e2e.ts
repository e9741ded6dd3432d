import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/real-name-result.ts";
import { words as form } from "../../src/i18n/en/real-name.ts";
import { aSim } from "../wishes.ts";
import { expectSound } from "./accessibility.ts";
import { inDatabase } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { sentByCall } from "./registrant.ts";

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without", () => {
    test.use({ javaScriptEnabled });
    test("the number of a registered SIM is corrected from its page: what is wrong stands beside the field, and the right one waits on a page of its own", async ({
      page,
    }) => {
      const [wrong, right] = javaScriptEnabled ? [7741, 7742] : [7743, 7744];
      const { number, key } = await sentByCall(page, [wrong]);
      await inDatabase((client) =>
        client.query(
          "update real_names set state = 'registered', decided_at = now() - interval '1 minute', version = version + 1 where number = $1",
          [number],
        ),
      );
      const address = `/en/real-name-result?${new URLSearchParams({ number, key })}`;
      await page.goto(address);
      await expect(page.getByText(words.act.sim)).toBeVisible();
      await page.getByRole("link", { name: /Trip 1/ }).click();
      await expect(page.getByRole("heading", { level: 1, name: words.mend.simTitle })).toBeVisible();
      if (javaScriptEnabled) await expectSound(page);
      const field = page.getByLabel(form.sim.iccid, { exact: true });
      await field.fill(aSim(wrong));
      await page.getByRole("button", { name: words.act.send }).click();
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveValue(aSim(wrong));
      if (javaScriptEnabled) await expectSound(page);
      await field.fill(aSim(right));
      await page.getByRole("button", { name: words.act.send }).click();
      await expect(page.getByRole("heading", { level: 1, name: words.titles.received })).toBeVisible();
      await expect(page.getByText(words.facts.corrects)).toBeVisible();
      await expect(page.getByText(number)).toHaveCount(0);
      if (javaScriptEnabled) await expectSound(page);
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1, name: words.titles.registered })).toBeVisible();
      await expect(page.getByText(new RegExp(words.facts.correcting))).toBeVisible();
      await expect(page.getByText(words.act.correction)).toBeVisible();
      await expect(page.getByText(words.act.sim)).toHaveCount(0);
      // whoever ends all of it ends that, too, and reads so before
      await page.getByRole("link", { name: words.act.deregister }).click();
      await expect(page.getByRole("heading", { level: 1, name: words.withdraw.endTitle })).toBeVisible();
      await expect(page.getByText(/is being corrected: that correction is taken back, too/)).toBeVisible();
      if (javaScriptEnabled) await expectSound(page);
    });
  });
