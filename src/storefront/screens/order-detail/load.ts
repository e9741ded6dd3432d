import { CallRefused } from "../../../kernel/envelope.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import { numberInAddress } from "../../ground/number-in-address.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import type { SimLeft } from "../../parts/installing/esim-status.ts";
import { nothingToPay, type Rate, type WaysToPay } from "../../parts/paying/ways-to-pay.ts";

export type Detail = Answer<"/order/getOrderDetail">;
export type Terms = Answer<"/order/getRefundTerms">;
export type Changes = Answer<"/order/getPlanChanges">;
export type Plan = Changes["plans"][number];

/** Where in the page one is; each is an address, so that everything works before any JavaScript. */
const steps = ["refund", "refund-confirm", "change", "change-confirm"] as const;
type Step = (typeof steps)[number];
const outcomes = ["refund-at_once", "refund-review", "change"] as const;
export type Outcome = (typeof outcomes)[number];

/** What the address says beside order and key. */
type Asked = { step?: Step; done?: Outcome; sims: number[]; reason: string; plan: string; days?: number };

export type FoundOrder = {
  found: "order";
  order: Detail;
  terms: Terms;
  changes: Changes;
  /** What is left on its SIMs. */
  left: readonly SimLeft[];
  asked: Asked;
  link: { order: string; key: string };
  requestKey: string;
  /** For paying the difference to the plan that is asked for; `null` without one. */
  rate: Rate;
  methods: WaysToPay["methods"];
  cardWallets: WaysToPay["cardWallets"];
};

type ReadOrder = FoundOrder | { found: "nothing" } | { found: "later"; message: string };

export async function readOrder(url: URL, { call }: Asking): Promise<ReadOrder> {
  const link = { order: url.searchParams.get("order") ?? "", key: url.searchParams.get("key") ?? "" };
  const proof = { orderNumber: link.order, key: link.key };
  const asked = askedIn(url.searchParams);
  try {
    const days = asked.days === undefined ? {} : { days: asked.days };
    const [terms, changes, { sims: left }] = await Promise.all([
      call("/order/getRefundTerms", proof),
      call("/order/getPlanChanges", { ...proof, ...days }),
      call("/esim/getDataLeft", proof),
    ]);
    // it includes what the network has just reported of its plans
    const order = await call("/order/getOrderDetail", proof);
    const plan = chosenPlan(changes, asked);
    const {
      conversion: rate,
      methods,
      cardWallets,
    } = plan && plan.difference.amount > 0
      ? await call("/payment/getConversion", { ...plan.difference, method: "alipay" })
      : nothingToPay;
    const ways = { rate, methods, cardWallets };
    return { found: "order", order, terms, changes, left, asked, link, requestKey: newUuid(), ...ways };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    if (error.code === "ORDER_NOT_FOUND" || error.code === "INVALID_INPUT") return { found: "nothing" };
    if (error.code === "TRY_AGAIN_LATER" || error.code === "TOO_MANY_REQUESTS")
      return { found: "later", message: error.message };
    throw error;
  }
}

/**
 * Comes to its end by itself, so the page looks again: a payment, a delivery, a refund, a difference that is being
 * paid. The answers of one reading may lie on both sides of that end; it is over when all of them say so.
 */
export function isUnderWay({
  order: { state, timeline },
  changes,
  asked: { step },
}: Pick<FoundOrder, "order" | "changes" | "asked">): boolean {
  if (step) return false;
  return (
    state === "paying" ||
    state === "paid" ||
    state === "refunding" ||
    (changes.open !== null && !changes.open.isOffered) ||
    timeline.some(({ kind, open }) => open && passing.some((one) => one === kind))
  );
}

/** Steps that end by themselves, within minutes. */
const passing: readonly Detail["timeline"][number]["kind"][] = [
  "plan_change_paying",
  "plan_change_making",
  "taking_back",
];

/** Whatever stands in the address: what is none of ours is not there. */
export function askedIn(query: URLSearchParams): Asked {
  const days = numberInAddress(query.get("days"), 365);
  const sims = [...query].flatMap(([name, value]) =>
    /^sim\d{1,2}$/.test(name) && value === "on" ? [Number(name.slice(3))] : [],
  );
  return {
    ...oneOf("step", steps, query),
    ...oneOf("done", outcomes, query),
    sims: [...new Set(sims)].toSorted((one, other) => one - other),
    reason: query.get("reason") ?? "",
    plan: query.get("plan") ?? "",
    ...(days !== undefined && { days }),
  };
}

export function chosenPlan({ plans }: Pick<Changes, "plans">, { plan }: Pick<Asked, "plan">): Plan | undefined {
  return plans.find(({ code }) => code === plan);
}

function oneOf<Name extends string, Value extends string>(
  name: Name,
  values: readonly Value[],
  query: URLSearchParams,
): { [N in Name]?: Value } {
  const value = values.find((one) => one === query.get(name));
  return (value ? { [name]: value } : {}) as { [N in Name]?: Value };
}
