import { CallRefused } from "../../../kernel/envelope.ts";
import type { PaymentMethod } from "../../../kernel/payment-method.ts";
import { prepaidCurrency, type PrepaidTariff } from "../../../kernel/prepaid-tariff.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import type { WaysToPay } from "../../parts/paying/ways-to-pay.ts";

export type Card = Answer<"/prepaid/getCard">;
export type Offers = Answer<"/prepaid/getOffers">;

/** `/en/top-up` is of enterprise cards; the two others are one page, with and without its frame. */
export const tariffAt = ({ pathname }: URL): PrepaidTariff =>
  /\/top-up\/?$/.test(pathname) ? "enterprise_001" : "gogochina_001";

export const isInApp = ({ pathname }: URL): boolean => /-app\/?$/.test(pathname);

export type Opened = {
  tariff: PrepaidTariff;
  /** Without the shop's frame, and without links out of it. */
  inApp: boolean;
  offers: Offers;
  ways: WaysToPay;
  requestKey: string;
  /** What was entered for a top-up that was not paid. */
  kept: {
    iccid: string;
    amount: number;
    method: PaymentMethod | null;
    email: string;
    phone: string | null;
    number: string;
    key: string;
  } | null;
  email: string | null;
  /** The SIMs of whoever is signed in, with their numbers. */
  own: { iccid: string; remark: string | null }[];
};

export async function openedAt(url: URL, { call }: Asking): Promise<Opened> {
  const tariff = tariffAt(url);
  const [offers, ways, kept, { buyer, own }] = await Promise.all([
    call("/prepaid/getOffers", { tariff }),
    waysToPay(call),
    tried(),
    whoAsks(),
  ]);
  return {
    tariff,
    inApp: isInApp(url),
    offers,
    ways,
    requestKey: newUuid(),
    kept,
    email: buyer.email,
    own: own.sims.flatMap(({ iccid, remark }) => (iccid === null ? [] : [{ iccid, remark }])),
  };

  /** Of nobody the list is not asked for: that would lead to signing in. */
  async function whoAsks() {
    const buyer = await otherwise(call("/account/getBuyer", {}), { email: null, addresses: [] });
    const own = buyer.email === null ? { sims: [] } : await otherwise(call("/account/getMySims", {}), { sims: [] });
    return { buyer, own };
  }

  async function tried(): Promise<Opened["kept"]> {
    const link = { number: url.searchParams.get("again") ?? "", key: url.searchParams.get("key") ?? "" };
    if (link.number === "") return null;
    const found = await otherwise(call("/prepaid/getTopUp", link), null);
    // what was paid meanwhile is not paid once more; the page begins anew
    if (found?.outcome !== "paying" && found?.outcome !== "failed") return null;
    return { ...found, ...link, amount: found.amount.amount, email: found.email ?? "" };
  }
}

export function waysToPay(call: Asking["call"]): Promise<WaysToPay> {
  return call("/payment/getConversion", { amount: 100, currency: prepaidCurrency, method: "alipay" });
}

/** Whoever is not signed in has none of these, and tops up all the same. */
export async function otherwise<T, Instead>(asked: Promise<T>, instead: Instead): Promise<T | Instead> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    return instead;
  }
}
