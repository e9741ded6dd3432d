import { describe, expect, test } from "vitest";
import { describeCards } from "./payment-gateway-cards.suite.ts";
import { describeDisputes } from "./payment-gateway-disputes.suite.ts";
import { describeLists } from "./payment-gateway-lists.suite.ts";
import { describePayments } from "./payment-gateway-payments.suite.ts";
import { describePayouts } from "./payment-gateway-payouts.suite.ts";
import { describeRefunds } from "./payment-gateway-refunds.suite.ts";
import { describeWebhooks } from "./payment-gateway-webhooks.suite.ts";
import {
  aCard,
  aCharge,
  aRefund,
  aRequest,
  deskAt,
  type Desk,
  type GatewayAtTest,
} from "./payment-gateway-world.suite.ts";
import { GatewayUnavailable, type PaymentGateway } from "./payment-gateway.ts";

/**
 * What every gateway must do, run against the sandbox over HTTP and against Stripe's SDK with a server that stands in
 * for Stripe.
 */
export function describePaymentGateway(name: string, open: () => Promise<GatewayAtTest>): void {
  describe(name, () => {
    const desk = deskAt(open);
    describePayments(desk);
    describeLists(desk);
    describeWebhooks(desk);
    describeRefunds(desk);
    describePayouts(desk);
    describeDisputes(desk);
    describeCards(desk);
    describeOutages(desk);
  });
}

function describeOutages(desk: Desk): void {
  describe("an outage", () => {
    const calls: [string, (gateway: PaymentGateway) => Promise<unknown>][] = [
      ["startPayment", (gateway) => gateway.startPayment(aRequest(desk.at.clock.now()))],
      ["findPayment", (gateway) => gateway.findPayment("any")],
      ["cancelPayment", (gateway) => gateway.cancelPayment("any")],
      ["listPayments", (gateway) => Array.fromAsync(gateway.listPayments(new Date(0), desk.at.clock.now()))],
      ["listRefunds", (gateway) => Array.fromAsync(gateway.listRefunds(new Date(0), desk.at.clock.now()))],
      ["listPayouts", (gateway) => Array.fromAsync(gateway.listPayouts(new Date(0), desk.at.clock.now()))],
      ["payoutLines", (gateway) => Array.fromAsync(gateway.payoutLines("any"))],
      ["refundPayment", (gateway) => gateway.refundPayment(aRefund("any"))],
      ["findRefund", (gateway) => gateway.findRefund("any")],
      ["listDisputes", (gateway) => Array.fromAsync(gateway.listDisputes(new Date(0), desk.at.clock.now()))],
      ["findDispute", (gateway) => gateway.findDispute("any")],
      ["saveCard", (gateway) => gateway.saveCard(aCard(desk.at.clock.now()))],
      ["findSavedCard", (gateway) => gateway.findSavedCard("any")],
      ["chargeSavedCard", (gateway) => gateway.chargeSavedCard(aCharge(desk.at.clock.now(), "any"))],
      ["forgetCard", (gateway) => gateway.forgetCard("any")],
    ];
    test.each(calls)("%s: no server listens", async (_name, call) => {
      await expect(call(desk.at.unreachable)).rejects.toBeInstanceOf(GatewayUnavailable);
    });
    test.each(calls)("%s: an answer without sense", async (_name, call) => {
      await expect(call(desk.at.senseless)).rejects.toBeInstanceOf(GatewayUnavailable);
    });
    test.each(calls)("%s: our key is not accepted", async (_name, call) => {
      await expect(call(desk.at.wrongKey)).rejects.toBeInstanceOf(GatewayUnavailable);
    });
  });
}
