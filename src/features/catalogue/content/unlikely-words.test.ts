import { expect, test } from "vitest";
import type { Language } from "../../../kernel/language.ts";
import { unlikelyWords } from "./unlikely-words.ts";

test.each<[Language, string, string[]]>([
  ["zh-hk", "流量不受影響，您可登錄", ["流量", "登錄", "您"]],
  ["zh-hk", "數據不受影響，你可登入", []],
  ["zh-hk", "請聯絡運營商，或用手機卡的設置重新激活", ["運營商", "手機卡", "激活", "設置"]],
  ["zh-cn", "请在选单的设定里搜寻电讯商", ["电讯商", "选单", "搜寻"]],
  ["zh-cn", "這個數據套餐", ["數據"]],
  ["zh-cn", "数据套餐，请查收电邮，你可登入", ["数据套餐", "电邮", "登入", "你"]],
  ["zh-cn", "流量套餐，请打开数据漫游，查收邮件", []],
  ["en", "We send a letter. Unsubscribe by email.", ["letter", "email", "unsubscribe"]],
  ["en", "We send an e-mail; cancel it at [your account](/account?email=1), or write to email@farwave.example.", []],
  ["en", "Newsletter, lettering, e-mails", []],
])("%s: %s", (language, text, found) => {
  expect(unlikelyWords(language, text).map(({ wrote }) => wrote)).toEqual(found);
});
