import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { words } from "../../../i18n/en/shell.ts";
import type { CallRefused } from "../../../kernel/envelope.ts";
import { shownToasts } from "../../../ui/toasts.ts";
import { callOverHttp } from "./call.ts";
import { loadWords } from "./words.ts";

const kept = new Map<string, string>();
/** Of the page's first element. */
const page: Record<string, string | undefined> = {};
const assign = vi.fn<(address: string) => void>();
const fetched = vi.fn<typeof fetch>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(async () => {
  vi.useFakeTimers();
  kept.clear();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("document", { documentElement: { dataset: page } });
  vi.stubGlobal("location", { assign, pathname: "/en/plans", search: "?country=JP" });
  vi.stubGlobal("fetch", fetched);
  await loadWords("en", ["shell"]);
});
afterEach(() => {
  // the toasts go
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const answers = (envelope: unknown, status = 200) =>
  fetched.mockImplementation(async () => Response.json(envelope, { status }));
const ask = (told?: "there") => callOverHttp({ language: "en", currency: "CNY" }, told)("/getIPLocation", {});
const toasts = () => shownToasts().map(({ text, kind }) => [kind, text]);
const refusal = async () =>
  ask().then(
    () => expect.fail("was not refused"),
    (error: unknown) => error as CallRefused,
  );

describe("refused (E2)", () => {
  test("an invalid token is forgotten, and the visitor signs in again in the language of the page", async () => {
    kept.set("Token", "old");
    answers({ resultCode: "TOKEN_VALID_FAIL", resultMessage: "Please sign in.", resultData: { fields: [] } }, 401);
    expect((await refusal()).code).toBe("TOKEN_VALID_FAIL");
    expect([kept.get("Token"), assign.mock.calls]).toEqual([undefined, [["/en/login"]]]);
  });

  test("with the token goes the chat of its account, so that whoever signs in next does not read it", async () => {
    kept.set("Token", "old").set("support-chat", "about an order");
    answers({ resultCode: "TOKEN_VALID_FAIL", resultMessage: "Please sign in.", resultData: { fields: [] } }, 401);
    await refusal();
    expect(kept.has("support-chat")).toBe(false);
  });

  test.each([
    [
      "/en/account",
      "?tab=packages&sim=8985234012345678905",
      "/en/login?back=%2Fen%2Faccount%3Ftab%3Dpackages%26sim%3D8985234012345678905",
    ],
    ["/en/account", "", "/en/login?back=%2Fen%2Faccount"],
    ["/en/accounts", "?tab=orders", "/en/login"],
    ["//evil.example/en/account", "", "/en/login"],
  ])("a session that ends on %s%s comes back from %s", async (pathname, search, login) => {
    vi.stubGlobal("location", { assign, pathname, search });
    answers({ resultCode: "TOKEN_VALID_FAIL", resultMessage: "Please sign in.", resultData: { fields: [] } }, 401);
    await refusal();
    expect(assign.mock.calls).toEqual([[login]]);
  });

  test("any other no keeps its words and leaves the token alone", async () => {
    kept.set("Token", "good");
    answers({ resultCode: "PRICE_CHANGED", resultMessage: "The price has changed.", resultData: { fields: [] } }, 409);
    expect((await refusal()).message).toBe("The price has changed.");
    expect([kept.get("Token"), assign.mock.calls]).toEqual(["good", []]);
  });

  test("a no without words says that the error is unknown", async () => {
    answers({ resultCode: "UNKNOWN_ERROR", resultMessage: "", resultData: { fields: [] } }, 500);
    expect((await refusal()).message).toBe(words.unknownError);
  });

  describe("a toast (E2)", () => {
    test.each(["GDS_ERROR", "CRM_SYSTEM_RESET_EMAIL_RETURN", "OUT_OF_STOCK"])(
      "%s says its message, whatever comes with it",
      async (resultCode) => {
        for (const resultData of [{ fields: [] }, {}, null, undefined]) {
          answers({ resultCode, resultMessage: "The carrier said no.", resultData });
          expect((await refusal()).details.fields).toEqual([]);
          expect(toasts()).toEqual([["failure", "The carrier said no."]]);
        }
      },
    );

    test("without a message it says that the error is unknown", async () => {
      answers({ resultCode: "GDS_ERROR", resultMessage: "", resultData: {} });
      await refusal();
      expect(toasts()).toEqual([["failure", words.unknownError]]);
    });

    test("none where the words stand beside a field, where a page says them itself, where one is led to sign in, or without a network", async () => {
      answers({
        resultCode: "INVALID_INPUT",
        resultMessage: "Please check.",
        resultData: { fields: [{ field: "email", problem: "empty", message: "Empty" }] },
      });
      await refusal();
      answers({ resultCode: "GDS_ERROR", resultMessage: "The carrier said no.", resultData: {} });
      await ask("there").catch(() => {});
      answers({ resultCode: "TOKEN_VALID_FAIL", resultMessage: "Please sign in.", resultData: {} });
      await refusal();
      fetched.mockRejectedValue(new TypeError("Failed to fetch"));
      await refusal();
      expect(toasts()).toEqual([]);
    });
  });

  test.each([
    ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["20 seconds without an answer", () => Promise.reject(new DOMException("timed out", "TimeoutError"))],
    ["a proxy's page instead of an envelope", async () => new Response("<h1>502</h1>", { status: 502 })],
  ])("%s can be tried again, and the words say so", async (_what, answer) => {
    fetched.mockImplementation(answer);
    const { code, message } = await refusal();
    expect([code, message]).toEqual(["TRY_AGAIN_LATER", words.noConnection]);
  });
});

test("every call says who asks, from what, and in which language (E1)", async () => {
  kept.set("Token", "good");
  answers({ resultCode: "SUCCESS", resultMessage: "", resultData: { country: null, mainlandChina: false } });
  expect(await ask()).toEqual({ country: null, mainlandChina: false });
  const [address, { method, headers, body, signal } = {}] = fetched.mock.calls[0]!;
  expect([address, method, body]).toEqual(["/api/getIPLocation", "POST", "{}"]);
  expect(headers).toEqual({
    "content-type": "application/json",
    Token: "good",
    "web-uuid": kept.get("murmur"),
    "Req-Device": "pc",
    lang: "en",
  });
  expect(signal).toBeInstanceOf(AbortSignal);
});

describe("words that were changed after the page was made", () => {
  const answersWith = (version?: string) =>
    fetched.mockImplementation(async () =>
      Response.json(
        { resultCode: "SUCCESS", resultMessage: "", resultData: {} },
        { headers: version === undefined ? {} : { "words-version": version } },
      ),
    );
  beforeEach(() => {
    delete page["words"];
    delete page["otherWords"];
  });

  test.each<[made: string | undefined, now: string | undefined, marked: boolean]>([
    [undefined, undefined, false],
    [undefined, "7", true],
    ["7", "7", false],
    ["7", "8", true],
    ["7", undefined, false],
    // of a process that has not heard of it yet
    ["8", "7", false],
  ])("made with %s, now %s: marked %s", async (made, now, marked) => {
    if (made !== undefined) page["words"] = made;
    answersWith(now);
    await ask();
    expect(page["otherWords"] !== undefined).toBe(marked);
  });
});
