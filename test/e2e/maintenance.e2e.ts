import { execFile, spawn } from "node:child_process";
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { scratchFolder } from "../scratch.ts";
import { expectAccessible } from "./accessibility.ts";
import { shopPort } from "./setting.ts";

/** A shop of its own: closing it must not close the one that the other journeys visit. */
const folder = scratchFolder("farwave-e2e-closed-");
const project = join(import.meta.dirname, "../..");
const ownPort = shopPort + 4;
const origin = `http://localhost:${ownPort}`;
let shop: ReturnType<typeof spawn>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  chmodSync(folder, 0o755);
  shop = spawn(process.execPath, ["test/e2e/open-shop.ts"], {
    cwd: project,
    env: { ...process.env, E2E_PORT: String(ownPort), E2E_FOLDER: folder },
    stdio: "ignore",
  });
  await expect(async () => expect((await fetch(`${origin}/readyz`)).ok).toBe(true)).toPass({ timeout: 90_000 });
});
test.afterAll(async () => {
  const gone = new Promise((resolve) => shop.once("exit", resolve));
  shop.kill("SIGTERM");
  await gone;
});

const maintenance = async (wish: string) =>
  (
    await promisify(execFile)(process.execPath, ["src/commands/maintenance.server.ts", wish], {
      cwd: project,
      env: { ...process.env, NODE_ENV: "production", DATA_DIR: folder },
    })
  ).stdout;
const status = async (path: string, method = "GET") =>
  (await fetch(origin + path, { method, redirect: "manual" })).status;

test.describe("a visitor in Tokyo", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("an upgrade: announced everywhere with its end, health checks stay, and the page comes back by itself (C6)", async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.goto(`${origin}/en/upgrading`);
    await expect(page.getByRole("heading", { level: 1, name: "The shop is open" })).toBeVisible();
    expect(await maintenance("2099-01-21T06:00+08:00")).toContain("The shop is closed.");
    await expect(async () => expect(await status("/en/plans?country=JP")).toBe(503)).toPass({ timeout: 5000 });

    await page.clock.install();
    await page.goto(`${origin}/en/plans?country=JP&mcc=440`);
    await expect(page).toHaveURL(`${origin}/en/plans?country=JP&mcc=440`);
    await expect(page.getByRole("heading", { level: 1, name: "We are upgrading the shop" })).toBeVisible();
    await expect(page.getByText("06:00 21 Jan 2099 UTC+8")).toBeVisible();
    await expect(page.getByText(/On your clock: 21 Jan 2099, 07:00 UTC\+9/)).toBeVisible();
    await expectAccessible(page);
    for (const path of ["/healthz", "/readyz", "/metrics", "/art/favicon.svg"])
      expect([path, await status(path)]).toEqual([path, 200]);
    expect(await status("/webhooks/payment", "POST")).toBe(400);

    expect(await maintenance("off")).toContain("The shop is open.");
    await expect(async () => expect(await status("/en/plans?country=JP")).toBe(200)).toPass({ timeout: 5000 });
    await page.clock.fastForward("01:20");
    await expect(page.getByRole("heading", { level: 1, name: "We are upgrading the shop" })).toBeHidden();
    await expect(page).toHaveURL(/\/en\/plans\?country=JP&mcc=440/);
  });
});
