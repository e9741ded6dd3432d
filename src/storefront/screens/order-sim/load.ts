import { isMainlandPlan, offeredDays, unitPrice } from "../../../features/catalogue/plans/rules.ts";
import { mostAtOnce } from "../../../features/sales/orders/contract.ts";
import { deviceIn, deviceText } from "../../../kernel/checked-device.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { readIccid, soldPrefixes } from "../../../kernel/iccid.ts";
import { times, type Money } from "../../../kernel/money.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import { isDate } from "../../../kernel/zoned-time.ts";
import { numberInAddress } from "../../ground/number-in-address.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import { simToRenew, token } from "../../ground/visit/storage.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { shippingEntries, type KeptAddress } from "../../parts/addresses/address-entries.ts";
import type { Rate, WaysToPay } from "../../parts/paying/ways-to-pay.ts";
import { buyerAtHand } from "./buyer-at-hand.ts";
import { promoFor, type Promo } from "./promo.ts";

export type Plan = Answer<"/product/getPlanDetail">["plan"];
export type Way = Plan["ways"][number];
export type Postage = Answer<"/order/getPostage">["postage"][number];
type CallingCodes = Answer<"/common/getCountryCode">["countryCodes"];

export type Offer = {
  plan: Plan;
  way: Way;
  days: number;
  quantity: number;
  /** Row P5: contains Mainland China, so that it is not sold to everybody. */
  mainland: boolean;
  /**
   * What the buyer found out about the own phone, as the address says it
   * (kernel/checked-device.ts).
   */
  device?: string;
  unitPrice: Money;
  /** `physical` only: where cards are posted to, with fee and days of arrival, and the countries' telephone codes. */
  postage: readonly Postage[];
  callingCodes: CallingCodes;
  /**
   * The day on which the trip begins, as the address says it (`?from=`): also the day by which a card must be there.
   */
  departsOn?: string;
  /** Where the visitor seems to be, if cards are posted there; "" else. */
  country: string;
  /** With an account: the order belongs to it, so that none is offered. */
  signedIn: boolean;
  /** Of a signed-in buyer: addresses that cards are posted to, and what the form begins with. */
  addresses: readonly KeptAddress[];
  filled: Readonly<Record<string, string>>;
  /** What the address says of a code (`?promo=`). */
  promo?: Promo;
  rate: Rate;
  /** Which are offered, and by which wallets a card may be used on the gateway's page. */
  methods: WaysToPay["methods"];
  cardWallets: WaysToPay["cardWallets"];
  /** Of the privacy policy, whose text both consents refer to (row O4). */
  consentVersion: string;
  /**
   * `renewal` only: the SIM that the buyer came for (`?sim=`), and, for those who may see it, which packages run on it
   * when, this order among them.
   */
  sim?: string;
  /** The link that our staff sent is over. */
  isLinkOver?: true;
  running?: Pick<Answer<"/account/getPackages">, "purchased" | "clock" | "asOf">;
  requestKey: string;
  paymentKey: string;
};

/**
 * `plan`: not on sale, or no such plan. `way`: sold, but not in the way that is asked for. `here`: not sold where the
 * buyer is.
 */
export type Missing = { missing: "plan" } | { missing: "way"; code: string } | { missing: "here"; code: string };

/** Row O1: what the address asks for, priced by the catalogue's own rule. */
export async function offerFor(asked: URLSearchParams, { call, language, currency }: Asking): Promise<Offer | Missing> {
  const code = asked.get("plan") ?? "";
  const [found, { version }, buyer] = await Promise.all([
    planOnSale(),
    call("/content/getPolicy", { docname: "privacy_policy", lang: language }),
    buyerAtHand(call),
  ]);
  if (!found) return { missing: "plan" };
  const { plan } = found;
  const mainland = isMainlandPlan(found.coverage.map(({ iso2 }) => iso2));
  if (mainland && (await call("/getIPLocation", {})).mainlandChina) return { missing: "here", code };
  const way = wayIn(asked.get("way"), plan);
  if (!way) return { missing: "way", code };

  const device = deviceIn(asked.get("device"));
  const days = nearestDays(plan, numberInAddress(asked.get("days")));
  const quantity = Math.min(numberInAddress(asked.get("quantity")) ?? 1, mostAtOnce);
  const each = unitPrice(plan, days);
  const promoCode = asked.get("promo")?.trim().slice(0, 40);
  const sim = way === "renewal" ? await simAsked() : {};
  const [{ conversion, methods, cardWallets }, parcel, promo, running] = await Promise.all([
    call("/payment/getConversion", { ...times(each, quantity), method: "alipay" }),
    way === "physical" ? parcelFacts() : { postage: [], callingCodes: [], country: "" },
    promoCode ? promoFor(call, { promoCode, planCode: code, days, quantity, currency }) : undefined,
    sim.sim && !isGuestHere() ? packagesOn(sim.sim) : undefined,
  ]);
  const addresses = buyer.addresses.filter((one) => parcel.postage.some(({ country }) => country === one.country));
  const preferred = addresses.find((one) => one.preferred);
  return {
    plan,
    way,
    days,
    quantity,
    mainland,
    ...(device && { device: deviceText(device) }),
    unitPrice: each,
    ...parcel,
    country: preferred?.country ?? parcel.country,
    signedIn: buyer.email !== null,
    addresses,
    filled: {
      ...(buyer.email !== null && { email: buyer.email }),
      ...(preferred && shippingEntries(preferred, parcel.callingCodes)),
    },
    ...(promo && { promo }),
    ...sim,
    ...(running && running.purchased.length > 0 && { running }),
    ...dayIn(asked.get("from")),
    rate: conversion,
    methods,
    cardWallets,
    consentVersion: version,
    requestKey: newUuid(),
    paymentKey: newUuid(),
  };

  async function planOnSale(): Promise<Answer<"/product/getPlanDetail"> | undefined> {
    try {
      return await call("/product/getPlanDetail", { code, currency, lang: language });
    } catch (error) {
      if (error instanceof CallRefused && (error.code === "PLAN_NOT_ON_SALE" || error.code === "INVALID_INPUT"))
        return undefined;
      throw error;
    }
  }

  /**
   * Strangers see nothing of a SIM: without a session, or without proof that it is theirs, they read the rule in
   * words.
   */
  async function packagesOn(iccid: string): Promise<Offer["running"]> {
    try {
      const { sim, purchased, clock, asOf } = await call("/account/getPackages", {
        iccid,
        adding: { planCode: code, days },
      });
      return sim.proven ? { purchased, clock, asOf } : undefined;
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      return undefined;
    }
  }

  /** By its number, or by a link of its traveller's own or from our staff, as e-mails have it: they say no number. */
  async function simAsked(): Promise<{ sim?: string; isLinkOver?: true }> {
    const [id, key, link] = [asked.get("id"), asked.get("key"), asked.get("link")];
    if (link) return simOfLink(link);
    if (!id || !key) return simIn(asked.get("sim") ?? simToRenew());
    try {
      const { sims } = await call("/esim/getDataLeft", { id, key });
      return simIn(sims[0]?.iccid ?? null);
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      return {};
    }
  }

  async function simOfLink(link: string): Promise<{ sim: string } | { isLinkOver: true }> {
    try {
      const { iccid } = await call("/order/getRenewalLink", { link });
      return iccid === null ? { isLinkOver: true } : { sim: iccid };
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      return { isLinkOver: true };
    }
  }

  async function parcelFacts() {
    const [{ postage }, { countryCodes }, { country }] = await Promise.all([
      call("/order/getPostage", { currency, lang: language }),
      call("/common/getCountryCode", { lang: language }),
      call("/getIPLocation", {}),
    ]);
    return {
      postage,
      callingCodes: countryCodes,
      country: postage.some((one) => one.country === country) ? (country ?? "") : "",
    };
  }
}

/** In a browser a call of one's own would lead a guest away from the order, to sign in. */
const isGuestHere = () => typeof document !== "undefined" && token() === "";

function simIn(asked: string | null): { sim?: string } {
  const read = readIccid(asked ?? "", { prefixes: soldPrefixes });
  return read.ok ? { sim: read.iccid } : {};
}

function dayIn(asked: string | null): { departsOn?: string } {
  return asked && isDate(asked) ? { departsOn: asked } : {};
}

/** What is asked for, if the plan comes that way; nothing said: as an eSIM, else as what it is. */
function wayIn(asked: string | null, { ways }: Plan): Way | undefined {
  if (asked === null) return ways.includes("esim") ? "esim" : ways[0];
  return ways.find((way) => way === asked);
}

/** An address that asks for days that the plan is not sold for gets the nearest that it is. */
function nearestDays(plan: Plan, wished: number | undefined): number {
  const { minDays, maxDays } = plan;
  const within =
    wished === undefined || plan.kind === "fixed"
      ? undefined
      : Math.min(Math.max(wished, minDays ?? 1), maxDays ?? wished);
  return offeredDays(plan, within) ?? 1;
}
