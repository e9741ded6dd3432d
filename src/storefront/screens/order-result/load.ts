import type { EsimShare } from "../../../features/aftersales/esim-shares/contract.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import type { RefusalCode } from "../../../kernel/refusal.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import type { SimLeft } from "../../parts/installing/esim-status.ts";
import { nothingToPay, type Rate, type WaysToPay } from "../../parts/paying/ways-to-pay.ts";

const ourRefusals = [
  "OUT_OF_STOCK",
  "FEW_LEFT",
  "HELD_UNPAID",
  "HELD_BY_NETWORK",
  "METHOD_NOT_OFFERED",
] as const satisfies RefusalCode[];
type OurRefusal = (typeof ourRefusals)[number];

export type Result = Answer<"/order/getOrderResult">;

export type FoundOrder = {
  found: "order";
  result: Result;
  /** For paying again; only where that is offered. */
  rate: Rate;
  methods: WaysToPay["methods"];
  cardWallets: WaysToPay["cardWallets"];
  requestKey: string;
  /** No pay page could be opened when the order was placed: offer to pay instead of waiting for a payment. */
  payAgain: boolean;
  /** Why none could be opened, where it is the stock or the way to pay: the payment service is not to blame. */
  refusal: OurRefusal | undefined;
  /** This page, for another device. It holds the order's key and nothing of the eSIM. */
  address: string;
  key: string;
  /** What is left on its eSIMs. */
  left: readonly SimLeft[];
  /** The links to its eSIMs that work. */
  shares: readonly EsimShare[];
};

/** `later`: the line is down or the shop is asked too often; what was known stays on the screen. */
type ReadResult = FoundOrder | { found: "nothing" } | { found: "later"; message: string };

export async function readResult(url: URL, { call }: Asking): Promise<ReadResult> {
  const orderKey = { orderNumber: url.searchParams.get("order") ?? "", key: url.searchParams.get("key") ?? "" };
  try {
    const result = await call("/order/getOrderResult", orderKey);
    const isReady = result.esims.length > 0;
    const [{ conversion: rate, methods, cardWallets }, shares, left] = await Promise.all([
      waysToPay(result),
      isReady ? sharesOf() : [],
      isReady ? leftOn() : [],
    ]);
    const payAgain = url.searchParams.get("pay") === "again";
    const address = `${url.origin}${url.pathname}?${new URLSearchParams({ order: orderKey.orderNumber, key: orderKey.key })}`;
    const refusal = ourRefusals.find((code) => code === url.searchParams.get("why"));
    return {
      found: "order",
      result,
      rate,
      methods,
      cardWallets,
      requestKey: newUuid(),
      payAgain,
      refusal,
      address,
      key: orderKey.key,
      left,
      shares,
    };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    if (error.code === "ORDER_NOT_FOUND" || error.code === "INVALID_INPUT") return { found: "nothing" };
    if (error.code === "TRY_AGAIN_LATER" || error.code === "TOO_MANY_REQUESTS")
      return { found: "later", message: error.message };
    throw error;
  }

  async function waysToPay({ outcome, processing, total }: Result): Promise<WaysToPay> {
    const payable = outcome === "waiting_for_payment" || outcome === "failure" || processing === "paying";
    return payable ? call("/payment/getConversion", { ...total, method: "alipay" }) : nothingToPay;
  }

  async function leftOn(): Promise<readonly SimLeft[]> {
    return (await call("/esim/getDataLeft", orderKey)).sims;
  }

  async function sharesOf(): Promise<readonly EsimShare[]> {
    return (await call("/esim/getShares", orderKey)).shares;
  }
}
