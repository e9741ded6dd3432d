import { expect, test } from "vitest";
import { forOthers, refundState, withoutSecrets } from "./rules.ts";

test.each([
  ["a card", "my card 4242 4242 4242 4242 was declined", "my card •••• was declined"],
  ["a card without spaces", "4242424242424242", "••••"],
  ["a card with hyphens", "5555-5555-5555-4444?", "••••?"],
  ["in a Chinese sentence", "我的卡4242424242424242被拒", "我的卡••••被拒"],
  ["an activation code", "code LPA:1$rsp.example.com$ABC-123 fails", "code LPA:1$•••• fails"],
  ["an ICCID stays", "8985234000000000012 has no signal", "8985234000000000012 has no signal"],
  ["an order's number stays", "FW7K3M9QXA", "FW7K3M9QXA"],
  ["a phone number stays", "+852 9123 4567", "+852 9123 4567"],
  ["a number that is no card's stays", "4242 4242 4242 4241", "4242 4242 4242 4241"],
])("%s", (_what, text, kept) => expect(withoutSecrets(text)).toBe(kept));

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
  ["5 GB for 30 days in 2026", "5 GB for 30 days in 2026"],
])("others are not told who asks about what: %s", (text, kept) => expect(forOthers(text)).toBe(kept));
