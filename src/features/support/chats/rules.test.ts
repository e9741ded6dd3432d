import { expect, test } from "vitest";
import { forOthers, refundState, withoutSecrets } from "./rules.ts";

test.each([
  ["a card", "my card 4242 4242 4242 4242 was declined", "my card •••• was declined"],
  ["a card without spaces", "4242424242424242", "••••"],
  ["a card with hyphens", "5555-5555-5555-4444?", "••••?"],
  ["in a Chinese sentence", "我的卡4242424242424242被拒", "我的卡••••被拒"],
  ["a card in full-width digits", "卡号４２４２　４２４２　４２４２　４２４２，被拒", "卡号••••,被拒"],
  ["a card with dots", "4111.1111.1111.1111 fails", "•••• fails"],
  ["a card with spaced hyphens", "4111 - 1111 – 1111 - 1111", "••••"],
  ["a card in small groups", "41 11 11 11 11 11 11 11", "••••"],
  ["a card with its end and its code", "my card 4111 1111 1111 1111 12/27 123 fails", "my card •••• fails"],
  ["the same with commas", "4111111111111111, 12/27, 123", "••••"],
  ["a card after a date", "on 12/11 3782 822463 10005 failed", "on •••• failed"],
  ["a card after a price", "paid 89.00 4111 1111 1111 1111", "paid ••••"],
  ["a card after an ICCID", "8985234000000000012 4111111111111111", "••••"],
  ["an activation code in full-width signs", "ＬＰＡ：１＄rsp.example.com＄ABC", "LPA:1$••••"],
  ["full-width signs without secrets stay", "１０ＧＢ套餐（日本），能退吗？", "１０ＧＢ套餐（日本），能退吗？"],
  ["a row of prices stays", "59.00 49.00 39.00 20.00 or 42.42 42.42 42.42 42.42", null],
  ["a row of dates stays", "2026-11-27 2026-12-04 2027/01/02", null],
  ["an ICCID in groups stays", "8985 2340 0000 0000 012 has no signal since 12 November", null],
  ["an ICCID of 20 digits stays", "89852340000000000123 and 30 days", null],
  ["an ICCID after a number stays", "2 8985234000000000012", null],
  ["a payment's number stays", "4200001234202611271234567890", null],
  ["an activation code", "code LPA:1$rsp.example.com$ABC-123 fails", "code LPA:1$•••• fails"],
  ["an ICCID stays", "8985234000000000012 has no signal", "8985234000000000012 has no signal"],
  ["an order's number stays", "FW7K3M9QXA", "FW7K3M9QXA"],
  ["a phone number stays", "+852 9123 4567", "+852 9123 4567"],
  ["a number that is no card's stays", "4242 4242 4242 4241", "4242 4242 4242 4241"],
])("%s", (_what, text, kept) => expect(withoutSecrets(text)).toBe(kept ?? text));

test.each([
  ["delivered", [], [], "none"],
  ["delivered", ["asked"], [], "asked"],
  ["delivered", ["ending"], [], "asked"],
  ["delivered", ["rejected"], [], "refused"],
  ["delivered", ["rejected", "asked"], [], "asked"],
  ["delivered", ["granted"], [], "on_its_way"],
  ["delivered", ["granted"], ["succeeded"], "sent"],
  ["delivered", ["granted", "asked"], ["succeeded"], "asked"],
  ["refunding", ["granted"], ["pending"], "on_its_way"],
  ["refunded", ["granted"], ["succeeded", "failed"], "on_its_way"],
  ["refunded", [], [], "sent"],
] as const)("an order that is %s, with requests %j and refunds %j", (order, requests, refunds, state) => {
  expect(
    refundState({
      order,
      requests: [...requests].map((one) => ({ state: one })),
      refunds: [...refunds].map((one) => ({ state: one })),
    }),
  ).toBe(state);
});

test.each([
  ["mei.chan@example.com bought FW7K3M9QXA2B", "•••• bought ••••"],
  ["my sim 8985234000000000012 and my phone +852 9123 4567", "my sim •••• and my phone ••••"],
  ["订单 FW7K3M9QXA2B 在哪", "订单 •••• 在哪"],
  ["ｍｅｉ＠example.com 買咗ＦＷ７Ｋ３Ｍ９ＱＸＡ", "•••• 買咗••••"],
  ["身份證A123456(7)同 ab123456（A）, A1234567, Z123456 7", "身份證••••同 ••••, ••••, ••••"],
  ["call 9123.4567 or 415.555.0132", "call •••• or ••••"],
  [
    "HK$10000.00, 12345.50 or Rp 1.299.000 for a SM123 phone",
    "HK$10000.00, 12345.50 or Rp 1.299.000 for a SM123 phone",
  ],
  ["5 GB for 30 days in 2026", "5 GB for 30 days in 2026"],
])("others are not told who asks about what: %s", (text, kept) => expect(forOthers(text)).toBe(kept));
