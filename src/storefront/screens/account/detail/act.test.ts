import { beforeAll, expect, test, vi } from "vitest";
import { CallRefused } from "../../../../kernel/envelope.ts";
import type { Asking } from "../../../ground/visit/visit.ts";
import { loadWords } from "../../../ground/visit/words.ts";
import type { NamedFormAnswer } from "../../../parts/forms/named-form-answer.ts";
import { actOnDetail } from "./act.ts";

beforeAll(() => loadWords("zh-cn", ["account-detail", "sign-in", "errors"]));

const called = vi.fn<(path: string, wish: unknown) => Promise<unknown>>();
const asking = { language: "zh-cn", currency: "CNY", call: called } as unknown as Asking;
const act = (entries: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return actOnDetail(asking, form);
};

test("a form that is none of ours does nothing", async () => {
  for (const form of ["", "nothing", "__proto__", "<script>"]) expect(await act({ form })).toBeNull();
  expect(called).not.toHaveBeenCalled();
});

const phone = { "phone.country": "+852", "phone.chosen": "HK +852", "phone.number": "51234567" };
test.each([
  [
    { form: "email", email: "a@example.com", code: "123456" },
    "/account/bindEmail",
    { email: "a@example.com", code: "123456" },
    "email",
  ],
  [
    { form: "phone", ...phone, code: "123456" },
    "/account/bindPhone",
    { phone: { country: "HK", number: "51234567" }, code: "123456" },
    "phone",
  ],
  [
    { form: "email", email: "a@example.com", code: "123456", current: "old" },
    "/account/bindEmail",
    { email: "a@example.com", code: "123456", current: "old" },
    "email",
  ],
  [
    { form: "phone", ...phone, code: "123456", current: "" },
    "/account/bindPhone",
    { phone: { country: "HK", number: "51234567" }, code: "123456", current: "" },
    "phone",
  ],
  [
    { form: "password", password: "abc12345", repeated: "abc12345" },
    "/account/changePassword",
    { password: "abc12345", repeated: "abc12345" },
    "password",
  ],
  [
    { form: "password", current: "", password: "x", repeated: "" },
    "/account/changePassword",
    { current: "", password: "x", repeated: "" },
    "password",
  ],
  [
    { form: "password", ticket: "9.x", password: "abc12345", repeated: "abc12345" },
    "/account/changePassword",
    { ticket: "9.x", password: "abc12345", repeated: "abc12345" },
    "password",
  ],
  [{ form: "device", id: "7" }, "/account/endSessions", { id: "7" }, "device"],
  [{ form: "devices" }, "/account/endSessions", {}, "devices"],
])("%j asks %s, and the tab then says what was done", async (entries, path, wish, done) => {
  called.mockResolvedValueOnce({});
  const answer = (await act(entries)) as Response;
  expect(called).toHaveBeenLastCalledWith(path, wish);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/zh-cn/account?tab=detail&done=${done}`]);
});

test.each([
  [{ form: "email", email: " a@example.com ", code: "" }, "/account/sendEmailCode", "a@example.com"],
  [{ form: "phone", ...phone, intent: "send-code" }, "/account/sendPhoneCode", "+852 51234567"],
  [{ form: "delete", to: "me@example.com", code: " " }, "/account/sendDeletionCode", "me@example.com"],
  [{ form: "confirm", to: "me@example.com", code: "" }, "/account/sendConfirmCode", "me@example.com"],
])("%j has a code sent", async (entries, path, sentTo) => {
  called.mockResolvedValueOnce({ again: 60 });
  const { data } = (await act(entries)) as unknown as { data: NamedFormAnswer };
  expect(called.mock.lastCall?.[0]).toBe(path);
  expect(data).toMatchObject({ form: entries.form, sentTo, again: 60, problems: [] });
});

test("an account is not deleted without the right code, and the words say that nothing was changed", async () => {
  called.mockRejectedValueOnce(
    new CallRefused("CODE_WRONG", "验证码不正确", { fields: [{ field: "code", problem: "code", message: "六位" }] }),
  );
  const { data, init } = (await act({ form: "delete", code: "123456", intent: "delete" })) as unknown as {
    data: NamedFormAnswer;
    init: { status: number };
  };
  expect([init.status, data.title, data.problems]).toEqual([
    422,
    "未作任何修改",
    [{ field: "code", message: "验证码不正确" }],
  ]);
});

test.each([
  [{ code: "123456" }, { code: "123456" }],
  [{ current: "old" }, { current: "old" }],
])("whoever confirms by %j gets a ticket for the form that was meant", async (entries, wish) => {
  called.mockResolvedValueOnce({ ticket: "9.x" });
  const { data } = (await act({ form: "confirm", ...entries })) as unknown as { data: NamedFormAnswer };
  expect(called).toHaveBeenLastCalledWith("/account/confirmOwner", wish);
  expect(data).toMatchObject({ form: "confirmed", entries: { ticket: "9.x" }, problems: [] });
});

test("a ticket that is over is taken away: the owner confirms again", async () => {
  called.mockRejectedValueOnce(new CallRefused("CONFIRM_FIRST", "请先确认", { fields: [] }));
  const { data } = (await act({ form: "email", email: "a@example.com", code: "123456", ticket: "1.x" })) as unknown as {
    data: NamedFormAnswer;
  };
  expect([data.form, data.entries.ticket]).toEqual(["email", ""]);
});
