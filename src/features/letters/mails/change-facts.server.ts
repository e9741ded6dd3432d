import { dayMs } from "../../../kernel/duration.ts";
import { money } from "../../../kernel/money.ts";
import { offeredChangeDays } from "../../../kernel/offered-change.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { orderKey } from "../../sales/orders/order-keys.server.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import { subjectOf } from "./letter-facts.server.ts";
import type { OpenChangeInLetter } from "./plan-change-letters.server.ts";
import type { OfferedChangeInLetter } from "./plan-change-offered-letter.server.ts";
import type { ChangeInLetter } from "./plan-changed-letter.server.ts";
import { planChangeById, type Mail } from "./store.server.ts";

export async function changeOf(order: Order, mail: Mail, { db }: Shop): Promise<ChangeInLetter> {
  const change = await planChangeById(db, subjectOf(mail));
  const { allowance_mb, kind } = change.from_plan;
  return {
    before: { allowanceMb: allowance_mb, days: change.from_days, dayPass: kind === "day_pass" },
    difference: money(change.difference_amount, order.currency),
    at: change.done_at ?? change.asked_at,
  };
}

/** Only while under review or not made; else there is nothing to say. */
export async function openChangeOf(
  mail: Mail,
  state: "review" | "cancelled",
  { db }: Shop,
): Promise<OpenChangeInLetter | undefined> {
  const change = await planChangeById(db, subjectOf(mail));
  const { allowance_mb, kind } = change.to_plan_as_sold;
  const wanted = { allowanceMb: allowance_mb, days: change.to_days, dayPass: kind === "day_pass" };
  return change.state === state
    ? { wanted, paid: change.payment_id !== null, begun: change.stopped === "begun" }
    : undefined;
}

/** Undefined once it is paid, given up or replaced by another. */
export async function offeredChangeOf(
  order: Order,
  mail: Mail,
  { db, vault, origin, clock }: Shop,
): Promise<OfferedChangeInLetter | undefined> {
  const change = await planChangeById(db, subjectOf(mail));
  if (change.state !== "asked") return undefined;
  const { to_plan_as_sold: to, to_days: days } = change;
  const step = { step: "change-confirm", plan: to.code, days: String(days) };
  const key = orderKey(vault, order, clock());
  return {
    wanted: { allowanceMb: to.allowance_mb, days, dayPass: to.kind === "day_pass" },
    difference: money(change.difference_amount, order.currency),
    openUntil: new Date(change.asked_at.getTime() + offeredChangeDays * dayMs),
    payPage: `${origin}/${order.lang}/order-detail?${new URLSearchParams({ order: order.number, key, ...step })}`,
  };
}
