import { expect, test } from "vitest";
import { pretendGateway } from "../../test/pretend-gateway.ts";
import { pretendPush, pretendSms } from "../../test/pretend-senders.ts";
import { unconnectedNetwork } from "../adapters/network/unconnected-network.server.ts";
import { withoutOutside } from "./without-outside.server.ts";

test("what would reach a person is refused before it does; names and keys stay", async () => {
  const gateway = pretendGateway();
  const [sms, push] = [pretendSms(), pretendPush("public")];
  const letters: unknown[] = [];
  const quiet = withoutOutside({
    gateways: [gateway],
    mailer: { name: "kept", send: async (letter) => void letters.push(letter) },
    sms: sms.sender,
    push: push.sender,
    network: unconnectedNetwork,
    suppliers: [],
  });
  expect([quiet.gateways[0]!.name, quiet.push.publicKey]).toEqual([gateway.name, "public"]);
  const reaching = [
    quiet.mailer.send({} as never),
    quiet.sms.sendSms({} as never),
    quiet.push.sendPush({} as never),
    ...quiet.gateways.flatMap((one) => [
      one.refundPayment({} as never),
      one.startPayment({} as never),
      one.findPayment("pay_1"),
      one.chargeSavedCard({} as never),
    ]),
    quiet.network.loadPlan({} as never),
  ];
  for (const one of await Promise.allSettled(reaching))
    expect(one).toMatchObject({ status: "rejected", reason: { code: "TRY_AGAIN_LATER" } });
  expect([letters, sms.texts, push.pushes]).toEqual([[], [], []]);
});
