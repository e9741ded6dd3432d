import { beforeAll, expect, test, vi } from "vitest";
import { CallRefused } from "../../../kernel/envelope.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { loadWords } from "../../ground/visit/words.ts";
import type { NamedFormAnswer } from "../../parts/forms/named-form-answer.ts";
import { registerAccount } from "./register.ts";
import { resetPassword } from "./reset-password.ts";
import { signIn } from "./sign-in.ts";

beforeAll(() => loadWords("en", ["sign-in", "errors"]));

const called = vi.fn<(path: string, wish: unknown) => Promise<unknown>>();
const asking = { language: "en", currency: "CNY", call: called } as unknown as Asking;
const formOf = (entries: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
};
const at = (query = "") => new URL(`http://shop.test/en/login${query}`);
const enter = (entries: Record<string, string>, query?: string) => signIn(at(query), formOf(entries), asking);
const shown = async (answer: unknown) =>
  (await (answer as Promise<{ data: NamedFormAnswer; init: { status: number } }>)) satisfies object;
const signedIn = { token: "t", checkedIccid: null, created: false };
const code = { form: "email-code", email: "mei@example.com", code: "", consentVersion: "v1" };

test.each([
  ["the button", { ...code, code: "123456", intent: "send-code" }],
  ["Enter before there is a code", code],
])("%s has a code sent, and nothing that was typed is lost", async (_what, entries) => {
  called.mockResolvedValueOnce({ again: 60 });
  const { data } = await shown(enter({ ...entries, privacyPolicy: "on" }));
  expect(called).toHaveBeenLastCalledWith("/user/sendCode", { purpose: "sign_in", email: "mei@example.com" });
  expect(data).toMatchObject({
    form: "email-code",
    sentTo: "mei@example.com",
    again: 60,
    problems: [],
    entries: { email: "mei@example.com", privacyPolicy: "on" },
  });
});

test("with a code it signs in, and leads to where one came from, never to another shop", async () => {
  called.mockResolvedValue(signedIn);
  const wish = { ...code, code: "123 456", privacyPolicy: "on", staySignedIn: "on" };
  const to = async (query: string) => ((await enter(wish, query)) as Response).headers.get("location");
  expect(await to("?back=/zh-cn/netCover")).toBe("/en/netCover");
  expect(called).toHaveBeenLastCalledWith("/user/loginByCode", {
    email: "mei@example.com",
    code: "123 456",
    staySignedIn: true,
    privacyPolicy: { given: true, version: "v1" },
  });
  for (const back of [
    "//evil.example",
    "https://evil.example",
    "https://evil.example/",
    "/\\evil.example",
    "javascript:alert(1)",
    "/en/login",
  ])
    expect(await to(`?back=${encodeURIComponent(back)}`)).toBe("/en/account");
});

test("what is wrong stands beside its control; where one was sent is not forgotten", async () => {
  const fields = [{ field: "privacyPolicy.given", problem: "consent", message: "Please tick" }];
  called.mockRejectedValueOnce(new CallRefused("INVALID_INPUT", "check", { fields }));
  const { data, init } = await shown(enter({ ...code, code: "123456", sentTo: "mei@example.com" }));
  expect(init.status).toBe(400);
  expect(data).toMatchObject({
    title: "Please check the marked fields",
    sentTo: "mei@example.com",
    problems: [{ field: "privacyPolicy", message: "Please tick" }],
  });
});

test("a code that is not right says so, and not only that it should have six digits", async () => {
  called.mockRejectedValueOnce(
    new CallRefused("CODE_WRONG", "This code is not right", {
      fields: [{ field: "code", problem: "code", message: "six digits" }],
    }),
  );
  const { data } = await shown(enter({ ...code, code: "123456" }));
  expect(data).toMatchObject({
    title: "You are not signed in",
    problems: [{ field: "code", message: "This code is not right" }],
  });
});

test("too many tries: another way, when it may be tried again, and the countdown", async () => {
  const until = new Date(Date.now() + 10 * 60_000).toISOString();
  called.mockRejectedValueOnce(new CallRefused("TRIED_OFTEN", "Too many tries.", { fields: [], until }));
  const { data } = await shown(
    enter({ form: "phone", "phone.country": "+852", "phone.chosen": "HK +852", "phone.number": "5123", password: "x" }),
  );
  expect(data.problems).toEqual([
    { message: "Too many tries. You can try again in 10 minutes. You can also sign in another way." },
  ]);
  expect(data.again).toBeGreaterThan(590);
});

test("a session that is over is left to the page", async () => {
  called.mockRejectedValueOnce(new CallRefused("TOKEN_VALID_FAIL", "", { fields: [] }));
  await expect(enter({ form: "iccid", iccid: "1" })).rejects.toThrow(CallRefused);
});

test("registering: a code first, then the account; an address that had one is signed in", async () => {
  called.mockResolvedValueOnce({ again: 60 });
  expect((await shown(registerAccount(formOf({ email: "a@example.com", code: "" }), asking))).data).toMatchObject({
    sentTo: "a@example.com",
  });
  called.mockResolvedValueOnce({ ...signedIn, created: true });
  const { data } = await shown(
    registerAccount(
      formOf({
        email: " a@example.com ",
        code: "123456",
        password: "abc12345",
        privacyPolicy: "on",
        consentVersion: "v1",
      }),
      asking,
    ),
  );
  expect(data).toEqual({ email: "a@example.com", created: true });
});

test("a new password leads to signing in with it", async () => {
  called.mockResolvedValueOnce({ passkeys: [] }).mockResolvedValueOnce({});
  const form = formOf({
    "phone.country": "+852",
    "phone.chosen": "HK +852",
    "phone.number": "51234567",
    code: "123456",
    password: "abc12345",
    repeated: "abc12345",
  });
  const answer = (await resetPassword(form, asking)) as Response;
  expect(answer.headers.get("location")).toBe("/en/login?tab=phone&done=password");
  expect(called).toHaveBeenLastCalledWith("/user/resetPassword", {
    phone: { country: "HK", number: "51234567" },
    code: "123456",
    password: "abc12345",
    repeated: "abc12345",
    keepPasskeys: false,
  });
});

test("passkeys are shown before a new password is saved; what is decided about them goes along, and nothing decided removes them", async () => {
  const entries = { email: "mei@example.com", code: "123456", password: "abc12345", repeated: "abc12345" };
  const passkeys = [{ name: "Chrome · Android", addedAt: "2026-11-20T08:00:00.000Z" }];
  called.mockResolvedValueOnce({ passkeys });
  const { data } = (await resetPassword(formOf(entries), asking)) as unknown as { data: NamedFormAnswer };
  expect(data).toMatchObject({ form: "forgot-email", entries, passkeys, problems: [] });
  expect(called).toHaveBeenLastCalledWith("/user/getResetPasskeys", entries);
  for (const [ticked, keepPasskeys] of [
    [{}, false],
    [{ keepPasskeys: "on" }, true],
  ] as const) {
    called.mockResolvedValueOnce({});
    await resetPassword(formOf({ ...entries, decided: "on", ...ticked }), asking);
    expect(called).toHaveBeenLastCalledWith("/user/resetPassword", { ...entries, keepPasskeys });
  }
});
