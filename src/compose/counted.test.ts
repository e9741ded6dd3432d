import { expect, test } from "vitest";
import { NetworkNotConnected, NetworkUnavailable } from "../adapters/network/network.ts";
import { ChargeRefused, GatewayUnavailable } from "../adapters/payment/payment-gateway.ts";
import { SupplierUnavailable } from "../adapters/supply/esim-supplier.ts";
import { counted } from "./count-calls.ts";
import type { Outside } from "./without-outside.server.ts";

const no = (error: unknown) => async () => {
  throw error;
};

/** What the calls say, by their names; each is made once. */
async function tried(services: object, call: (outside: Outside) => Promise<unknown>) {
  const seen: string[] = [];
  const count = ({ service, name, failed }: { service: string; name: string; failed: boolean }) =>
    void seen.push(`${service} ${name}${failed ? " failed" : ""}`);
  const nothing = {
    gateways: [],
    suppliers: [],
    network: {},
    mailer: { name: "smtp" },
  };
  const outside = counted({ ...nothing, ...services } as unknown as Outside, count, () => new Date(0));
  await call(outside).catch(() => {});
  return seen;
}
const gateway = (call: object) => ({ gateways: [{ name: "stripe", ...call }] });
const ofGateway = (outside: Outside) => outside.gateways[0]!.findPayment("1");

test.each([
  ["an answer", async () => ({}), ["gateway stripe"]],
  ["no answer", no(new GatewayUnavailable("Stripe: no usable answer")), ["gateway stripe failed"]],
  ["a refusal", no(new ChargeRefused("expired")), ["gateway stripe"]],
])("%s of a gateway", async (_, findPayment, seen) => {
  expect(await tried(gateway({ findPayment }), ofGateway)).toEqual(seen);
});

test("what is counted keeps its own `this`", async () => {
  const stripe = {
    name: "stripe",
    key: "own",
    async findPayment(this: { key: string }) {
      return this.key;
    },
  };
  const answers: unknown[] = [];
  const seen = await tried({ gateways: [stripe] }, async (outside) => answers.push(await ofGateway(outside)));
  expect([seen, answers]).toEqual([["gateway stripe"], ["own"]]);
});

test("what is brought to the shop is not asked for, and is not counted", async () => {
  const readWebhook = async () => ({});
  expect(await tried(gateway({ readWebhook }), (outside) => outside.gateways[0]!.readWebhook(Buffer.of(), {}))).toEqual(
    [],
  );
});

test("suppliers, network and mail count in the same way; a mailbox that is none is no failure of the mail", async () => {
  const order = no(new SupplierUnavailable("reseller: error 1"));
  expect(
    await tried({ suppliers: [{ name: "reseller", order }] }, ({ suppliers }) => suppliers[0]!.order({} as never)),
  ).toEqual(["supplier reseller failed"]);
  const ofNetwork = (error: Error) => tried({ network: { endPlan: no(error) } }, ({ network }) => network.endPlan("1"));
  expect(await ofNetwork(new NetworkUnavailable("down"))).toEqual(["network network failed"]);
  expect(await ofNetwork(new NetworkNotConnected("none"))).toEqual(["network network"]);
  const mailed = (error: Error) =>
    tried({ mailer: { name: "smtp", send: no(error) } }, ({ mailer }) => mailer.send({} as never));
  expect(await mailed(new Error("ECONNREFUSED"))).toEqual(["mail smtp failed"]);
  expect(await mailed(Object.assign(new Error("550"), { code: "EENVELOPE" }))).toEqual(["mail smtp"]);
});

test("a gateway that keeps everybody waiting fails at once in its own words, and each of those calls counts", async () => {
  let now = 0;
  let asked = 0;
  const failed: boolean[] = [];
  const findPayment = async () => {
    asked++;
    now += 8_000;
    throw new GatewayUnavailable("Stripe: no usable answer");
  };
  const { gateways } = counted(
    { gateways: [{ name: "stripe", findPayment }], suppliers: [], network: {}, mailer: {} } as unknown as Outside,
    (attempt) => void failed.push(attempt.failed),
    () => new Date(now),
  );
  for (let call = 0; call < 6; call++)
    await expect(gateways[0]!.findPayment("1")).rejects.toBeInstanceOf(GatewayUnavailable);
  expect([asked, failed.filter(Boolean).length]).toEqual([4, 6]);
});
