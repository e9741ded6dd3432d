import type { CDPSession, Page } from "@playwright/test";

const readers = new WeakMap<Page, CDPSession>();

/** A fingerprint reader in a browser; `touched`: at once whenever it asks, or not until it is said. */
export async function fingerReader(page: Page, { touched }: { touched: boolean }) {
  const cdp = await page.context().newCDPSession(page);
  readers.set(page, cdp);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: touched,
    },
  });
  return { cdp, authenticatorId };
}

/** It goes with its session. */
export async function withoutReader(page: Page): Promise<void> {
  await readers.get(page)?.detach();
  readers.delete(page);
}
