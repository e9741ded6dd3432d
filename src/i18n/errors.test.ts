import { expect, test } from "vitest";
import { languages } from "../kernel/language.ts";
import { errorWords } from "./errors.server.ts";

test.each([
  ["en", "shipping.contactPerson", "Contact person must not exceed 80 characters"],
  ["zh-cn", "shipping.contactPerson", "联系人不能超过 80 个字符"],
  ["zh-hk", "shipping.contactPerson", "聯絡人不能超過 80 個字元"],
  ["en", "travellers.0.name", "Name must not exceed 80 characters"],
  ["en", "iccids.3", "iccids must not exceed 80 characters"],
  ["ja", "remark", "SIM の呼び名は 80 文字以内で入力してください"],
] as const)("%s: what is too long is named (spec 5): %s", (language, field, message) =>
  expect(errorWords(language).problem("long", 80, field)).toBe(message),
);

test("the format of a password in the words of the contract (spec 5)", () => {
  expect(errorWords("en").problem("password.format")).toBe(
    "Choose between uppercase and lowercase letters, numbers and special characters",
  );
});

test.each(languages)("%s: too many tries say nothing of signing in: so do enquiries, chats and PUKs", (language) => {
  expect(errorWords(language).code("TRIED_OFTEN")).not.toMatch(/sign|log ?in|登录|登入|サインイン|ログイン|로그인/i);
});
