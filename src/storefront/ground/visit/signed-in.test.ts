import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { words } from "../../../i18n/en/shell.ts";
import { shownToasts } from "../../../ui/toasts.ts";
import { forgetSignIn, keepSignIn } from "./keep-sign-in.ts";
import { refreshAccount } from "./signed-in.ts";
import { keepSimToRenew, simToRenew } from "./storage.ts";
import { loadWords } from "./words.ts";

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const assign = vi.fn<(address: string) => void>();
const fetched = vi.fn<typeof fetch>();

beforeEach(async () => {
  kept.clear();
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("location", { assign, pathname: "/en/plans", search: "?country=JP" });
  vi.stubGlobal("fetch", fetched);
  await loadWords("en", ["shell"]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const visit = { language: "en", currency: "CNY" } as const;

test("an account's token takes the place of a SIM's marker; signing out takes both (H7)", () => {
  keepSignIn({ token: "sim", checkedIccid: "898523••••8905" });
  expect([...kept]).toEqual([
    ["Token", "sim"],
    ["checked_iccid", "898523••••8905"],
  ]);
  keepSignIn({ token: "account", checkedIccid: null });
  expect([...kept]).toEqual([["Token", "account"]]);
  forgetSignIn();
  expect([...kept]).toEqual([]);
});

test("the SIM that waits to be renewed is forgotten with whoever signs out", () => {
  keepSimToRenew("8985234012345678905");
  expect(simToRenew()).toBe("8985234012345678905");
  forgetSignIn();
  expect(simToRenew()).toBeNull();
});

test("the chat of an account goes with it, also where another takes its place; one begun before signing in goes on", () => {
  kept.set("support-chat", "begun by a visitor");
  keepSignIn({ token: "of Mei", checkedIccid: null });
  expect(kept.get("support-chat")).toBe("begun by a visitor");
  keepSignIn({ token: "of Lin", checkedIccid: null });
  expect(kept.has("support-chat")).toBe(false);
});

test("on the server nothing is kept", () => {
  vi.stubGlobal("document", undefined);
  keepSignIn({ token: "of somebody", checkedIccid: null });
  expect(kept.size).toBe(0);
});

describe("coming back (A4)", () => {
  test("without a token no call is made", async () => {
    expect(await refreshAccount(visit)).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  test("it is asked once for each token", async () => {
    kept.set("Token", "good");
    fetched.mockImplementation(async () =>
      Response.json({ resultCode: "SUCCESS", resultMessage: "", resultData: { email: "a@example.com" } }),
    );
    expect(await Promise.all([refreshAccount(visit), refreshAccount(visit)])).toEqual([
      { email: "a@example.com" },
      { email: "a@example.com" },
    ]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test("a token that is over goes with a word and a way to sign in, and leads nowhere by itself", async () => {
    vi.useFakeTimers();
    kept.set("Token", "over");
    fetched.mockImplementation(async () =>
      Response.json(
        { resultCode: "TOKEN_VALID_FAIL", resultMessage: "Please sign in again", resultData: { fields: [] } },
        { status: 401 },
      ),
    );
    expect(await refreshAccount(visit)).toBeUndefined();
    expect([kept.has("Token"), assign.mock.calls]).toEqual([false, []]);
    const link = { to: "/en/login?back=%2Fen%2Fplans%3Fcountry%3DJP", label: words.nav.login };
    expect(shownToasts()).toMatchObject([{ kind: "failure", text: "Please sign in again", link }]);
    vi.runAllTimers();
    vi.useRealTimers();
  });

  test("without a network the token stays", async () => {
    kept.set("Token", "offline");
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    expect(await refreshAccount(visit)).toBeUndefined();
    expect(kept.get("Token")).toBe("offline");
  });
});
