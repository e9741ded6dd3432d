import type { Answer } from "../visit/calls.ts";
import { CallRefused } from "../../kernel/envelope.ts";
import type { Rate } from "../order-sim/order-offer.ts";
import { newRequestKey } from "../order-sim/request-key.ts";
import type { Asking } from "../visit/visit.ts";

export type Result = Answer<"/order/getOrderResult">;

export type FoundOrder = {
  found: "order";
  result: Result;
  /** For paying again; only where that is offered. */
  rate: Rate;
  requestKey: string;
  /** No pay page could be opened when the order was placed: offer to pay instead of waiting for a payment. */
  payAgain: boolean;
  /** Installing starts the plan's clock. */
  startsOnInstalling: boolean;
  /** This page, for another device. It holds the order's key and nothing of the eSIM. */
  address: string;
};

/** `later`: the line is down or the shop is asked too often; what was known stays on the screen. */
export type ReadResult = FoundOrder | { found: "nothing" } | { found: "later"; message: string };

export async function readResult(url: URL, { call, language }: Asking): Promise<ReadResult> {
  const asked = { orderNumber: url.searchParams.get("order") ?? "", key: url.searchParams.get("key") ?? "" };
  try {
    const result = await call("/order/getOrderResult", asked);
    const [rate, startsOnInstalling] = await Promise.all([rateFor(result), startsWithInstalling(result)]);
    const payAgain = url.searchParams.get("pay") === "again";
    url.searchParams.delete("pay");
    return { found: "order", result, rate, requestKey: newRequestKey(), payAgain, startsOnInstalling, address: url.href };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    if (error.code === "ORDER_NOT_FOUND" || error.code === "INVALID_INPUT") return { found: "nothing" };
    if (error.code === "TRY_AGAIN_LATER" || error.code === "TOO_MANY_REQUESTS") return { found: "later", message: error.message };
    throw error;
  }

  async function rateFor({ outcome, processing, total }: Result): Promise<Rate> {
    const payable = outcome === "waiting_for_payment" || outcome === "failure" || processing === "paying";
    return payable ? (await call("/payment/getConversion", { ...total, method: "alipay" })).conversion : null;
  }

  /** A plan that has left the shop since is not known any more; then the page says nothing of the clock. */
  async function startsWithInstalling({ outcome, planCode, total }: Result): Promise<boolean> {
    if (outcome !== "success") return false;
    try {
      const { plan } = await call("/product/getPlanDetail", { code: planCode, currency: total.currency, lang: language });
      return plan.startRule === "installation";
    } catch (error) {
      if (error instanceof CallRefused && error.code === "PLAN_NOT_ON_SALE") return false;
      throw error;
    }
  }
}
