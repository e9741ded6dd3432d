import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Call } from "../../ground/visit/calls.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal("document", {});
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A browser on a device that may have a reader of fingers. */
function device(hasReader: boolean): void {
  vi.stubGlobal(
    "PublicKeyCredential",
    Object.assign(() => {}, { isUserVerifyingPlatformAuthenticatorAvailable: () => Promise.resolve(hasReader) }),
  );
}

const call = (() => Promise.resolve({ passkeys: [{ id: "mine" }] })) as unknown as Call;
const email = "mei@example.com";

async function offered(who: string | null, isFresh = true): Promise<boolean> {
  const { offersPasskey } = await import("./offer.ts");
  const { offerAfterSignIn } = await import("./just-signed-in.ts");
  if (isFresh) offerAfterSignIn();
  return offersPasskey({ call }, { email: who });
}

test.each<[string, () => Promise<boolean>, boolean]>([
  ["who signed in before this page was loaded", () => offered(email, false), false],
  ["a SIM's holder", () => offered(null), false],
  ["a device that knows neither face, finger nor number", () => (device(false), offered(email)), false],
  ["a browser that cannot", () => (vi.stubGlobal("PublicKeyCredential", undefined), offered(email)), false],
  ["who has declined", () => (kept.set("passkey-declined", "1"), offered(email)), false],
  ["who has one on this device", () => (kept.set("passkeys", "others mine"), offered(email)), false],
  ["who removed the one of this device", () => (kept.set("passkeys", "removed"), offered(email)), true],
  ["who has just signed in another way", () => offered(email), true],
])("%s", async (_who, ask, isOffered) => {
  device(true);
  expect(await ask()).toBe(isOffered);
});

test("a server offers nothing: it knows no device", async () => {
  device(true);
  vi.stubGlobal("document", undefined);
  expect(await offered(email)).toBe(false);
});
