import { expect, test } from "vitest";
import { meantEmail } from "./meant-email.ts";

test.each([
  ["anna@gmial.con", "anna@gmail.com"],
  ["anna@gmail.con", "anna@gmail.com"],
  ["anna@gmail.co", "anna@gmail.com"],
  ["anna@gmai.com", "anna@gmail.com"],
  ["anna@gmaill.com", "anna@gmail.com"],
  ["anna@gamil.com", "anna@gmail.com"],
  ["Anna.Walker@GMAIL.CMO ", "Anna.Walker@gmail.com"],
  ["mei@qq.con", "mei@qq.com"],
  ["mei@qq.cm", "mei@qq.com"],
  ["mei@163.con", "mei@163.com"],
  ["mei@yahoo.com.hkk", "mei@yahoo.com.hk"],
  ["mei@yaho.com.hk", "mei@yahoo.com.hk"],
  ["mei@yhaoo.com", "mei@yahoo.com"],
  ["mei@hotmial.com", "mei@hotmail.com"],
  ["mei@outlok.com", "mei@outlook.com"],
  ["mei@iclould.com", "mei@icloud.com"],
  ["a@b@gmial.com", "a@b@gmail.com"],
])("%s: %s is meant", (typed, meant) => expect(meantEmail(typed)).toBe(meant));

test.each([
  "anna@gmail.com", "anna@GMAIL.com", "anna@mail.com", "anna@ymail.com", "mei@126.com", "mei@163.com", "mei@139.com", "mei@me.com", "mei@gmx.de",
  "mei@yahoo.com.tw", "mei@ok.com", "mei@qq.cn.com", "mei@cuhk.edu.hk", "mei@farwave.example", "mei@a.co", "mei@mq.edu.au", "mei@sony.com", "mei@mac.org",
  "anna", "@gmial.com", "anna@", "", `a@${"x".repeat(5000)}.com`,
])("%s may well be right", (typed) => expect(meantEmail(typed)).toBeUndefined());
