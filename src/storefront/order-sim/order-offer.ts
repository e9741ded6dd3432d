import type { Answer } from "../visit/calls.ts";
import { CallRefused } from "../../kernel/envelope.ts";
import { times, type Money } from "../../kernel/money.ts";
import { offeredDays, unitPrice } from "../../features/plans/rules.ts";
import type { Asking } from "../visit/visit.ts";
import { newRequestKey } from "./request-key.ts";

export type Plan = Answer<"/product/getPlanDetail">["plan"];
/** How Alipay and WeChat Pay charge another currency; `null` where they take the order's own. */
export type Rate = Answer<"/payment/getConversion">["conversion"];

export type Offer = {
  plan: Plan;
  days: number;
  quantity: number;
  unitPrice: Money;
  rate: Rate;
  /** Of the privacy policy, whose text both consents refer to (row O4). */
  consentVersion: string;
  requestKey: string;
  paymentKey: string;
};

/** `plan`: not on sale, or no such plan. `way`: sold, but not as an eSIM, which is all that can be ordered here. */
export type Missing = { missing: "plan" } | { missing: "way"; code: string };

/** Row O1: what the address asks for, priced by the catalogue's own rule. */
export async function offerFor(asked: URLSearchParams, { call, language, currency }: Asking): Promise<Offer | Missing> {
  const code = asked.get("plan") ?? "";
  const [plan, { version }] = await Promise.all([planOnSale(), call("/content/getPolicy", { docname: "privacy_policy", lang: language })]);
  if (!plan) return { missing: "plan" };
  const way = asked.get("way") ?? "esim";
  if (way !== "esim" || !plan.ways.includes("esim")) return { missing: "way", code };

  const days = nearestDays(plan, wholeNumber(asked.get("days")));
  const quantity = Math.min(Math.max(wholeNumber(asked.get("quantity")) ?? 1, 1), mostAtOnce);
  const each = unitPrice(plan, days);
  const { conversion } = await call("/payment/getConversion", { ...times(each, quantity), method: "alipay" });
  return {
    plan,
    days,
    quantity,
    unitPrice: each,
    rate: conversion,
    consentVersion: version,
    requestKey: newRequestKey(),
    paymentKey: newRequestKey(),
  };

  async function planOnSale(): Promise<Plan | undefined> {
    try {
      return (await call("/product/getPlanDetail", { code, currency, lang: language })).plan;
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
