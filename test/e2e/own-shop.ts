import { execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { scratchPlace } from "../scratch.ts";
import { shopPort } from "./setting.ts";
import { withFinger } from "./staff-sign-in.ts";

const project = join(import.meta.dirname, "../..");

/**
 * A shop of its own for a journey that changes what the others would see, or needs what theirs has not; `port`: how far from
 * theirs. Its tests run one after the other.
 */
export function ownShop(
  name: string,
  port: number,
  settings: () => Promise<Record<string, string>> = async () => ({}),
) {
  test.describe.configure({ mode: "default" });
  // a file is also loaded where its tests are only listed: there it makes nothing
  const folder = join(scratchPlace(), `farwave-e2e-${name}-${randomUUID().slice(0, 8)}`);
  const ownPort = shopPort + port;
  const origin = `http://localhost:${ownPort}`;
  let shop: ReturnType<typeof spawn> | undefined;
  let gone: Promise<unknown>;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    shop = spawn(process.execPath, ["test/e2e/open-shop.ts"], {
      cwd: project,
      env: {
        ...process.env,
        E2E_PORT: String(ownPort),
        E2E_FOLDER: folder,
        E2E_SETTINGS: JSON.stringify(await settings()),
      },
      stdio: "ignore",
    });
    gone = once(shop, "exit");
    const isReady = expect(async () => expect((await fetch(`${origin}/readyz`)).ok).toBe(true));
    await Promise.race([
      isReady.toPass({ timeout: 90_000 }),
      gone.then(() => Promise.reject(new Error(`the shop of ${name} could not start`))),
    ]);
  });
  test.afterAll(async () => {
    shop?.kill("SIGTERM");
    if (shop) await gone;
    rmSync(folder, { recursive: true, force: true });
  });

  const command = async (which: string, ...typed: string[]) =>
    (
      await promisify(execFile)(process.execPath, [`src/commands/${which}.server.ts`, ...typed], {
        cwd: project,
        env: { ...process.env, NODE_ENV: "production", DATA_DIR: folder, PORT: String(ownPort), CONSOLE: "1" },
      })
    ).stdout;

  /** A new colleague, in at its console. */
  async function enter(page: Page, who: string): Promise<void> {
    await withFinger(page);
    const [invitation = ""] = (await command("staff", "invite", "mei@example.com")).split("\n", 1);
    await page.goto(invitation.replace(/^https?:\/\/[^/]+/, origin));
    await page.getByLabel(words.invitation.name).first().fill(who);
    await page.getByRole("button", { name: words.invitation.passkey }).click();
    await expect(page.getByRole("button", { name: words.more })).toBeVisible();
  }
  return { origin, folder, command, enter };
}
