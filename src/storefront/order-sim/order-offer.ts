import type { Answer } from "../visit/calls.ts";
import { CallRefused } from "../../kernel/envelope.ts";
import { times, type Money } from "../../kernel/money.ts";
import { deviceIn, deviceText } from "../../features/devices/checked-device.ts";
import { isMainlandPlan, offeredDays, unitPrice } from "../../features/plans/rules.ts";
import type { Asking } from "../visit/visit.ts";
import { newRequestKey } from "./request-key.ts";

export type Plan = Answer<"/product/getPlanDetail">["plan"];
/** How Alipay and WeChat Pay charge another currency; `null` where they take the order's own. */
export type Rate = Answer<"/payment/getConversion">["conversion"];

export type Offer = {
  plan: Plan;
  days: number;
  quantity: number;
  /** Row P5: contains Mainland China, so that it is not sold to everybody. */
  mainland: boolean;
  /** What the buyer found out about the own phone, as the address says it (features/devices/checked-device.ts). */
  device?: string;
  unitPrice: Money;
  rate: Rate;
  /** Of the privacy policy, whose text both consents refer to (row O4). */
  consentVersion: string;
  requestKey: string;
  paymentKey: string;
};

/** `plan`: not on sale, or no such plan. `way`: sold, but not as an eSIM, which is all that can be ordered here. `here`: not sold where the buyer is. */
export type Missing = { missing: "plan" } | { missing: "way"; code: string } | { missing: "here"; code: string };

/** Row O1: what the address asks for, priced by the catalogue's own rule. */
export async function offerFor(asked: URLSearchParams, { call, language, currency }: Asking): Promise<Offer | Missing> {
  const code = asked.get("plan") ?? "";
  const [found, { version }] = await Promise.all([planOnSale(), call("/content/getPolicy", { docname: "privacy_policy", lang: language })]);
  if (!found) return { missing: "plan" };
  const { plan } = found;
  const mainland = isMainlandPlan(found.coverage.map(({ iso2 }) => iso2));
  if (mainland && (await call("/getIPLocation", {})).mainlandChina) return { missing: "here", code };
  const way = asked.get("way") ?? "esim";
  if (way !== "esim" || !plan.ways.includes("esim")) return { missing: "way", code };

  const device = deviceIn(asked.get("device"));
  const days = nearestDays(plan, wholeNumber(asked.get("days")));
  const quantity = Math.min(Math.max(wholeNumber(asked.get("quantity")) ?? 1, 1), mostAtOnce);
  const each = unitPrice(plan, days);
  const { conversion } = await call("/payment/getConversion", { ...times(each, quantity), method: "alipay" });
  return {
    plan,
    days,
    quantity,
    mainland,
    ...(device && { device: deviceText(device) }),
    unitPrice: each,
    rate: conversion,
    consentVersion: version,
    requestKey: newRequestKey(),
    paymentKey: newRequestKey(),
  };

  async function planOnSale(): Promise<Answer<"/product/getPlanDetail"> | undefined> {
    try {
      return await call("/product/getPlanDetail", { code, currency, lang: language });
    } catch (error) {
      if (error instanceof CallRefused && (error.code === "PLAN_NOT_ON_SALE" || error.code === "INVALID_INPUT")) return undefined;
      throw error;
    }
  }
}

/** The contract's limit for one order. */
export const mostAtOnce = 20;

/** An address that asks for days that the plan is not sold for gets the nearest that it is. */
function nearestDays(plan: Plan, wished: number | undefined): number {
  const { minDays, maxDays } = plan;
  const within = wished === undefined || plan.kind === "fixed" ? undefined : Math.min(Math.max(wished, minDays ?? 1), maxDays ?? wished);
  return offeredDays(plan, within) ?? 1;
}

function wholeNumber(written: string | null): number | undefined {
  return written !== null && /^\d{1,4}$/.test(written) ? Number(written) : undefined;
}
