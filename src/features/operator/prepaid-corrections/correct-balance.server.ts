import { dayMs } from "../../../kernel/duration.ts";
import { digitsTyped, iccidKey } from "../../../kernel/iccid.ts";
import { money } from "../../../kernel/money.ts";
import { prepaidCurrency } from "../../../kernel/prepaid-tariff.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { undoableUntil } from "../../../kernel/undoable.ts";
import type { StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { inYuan } from "../../aftersales/staff-refunds/refund-limit.server.ts";
import { aloneUpTo } from "../../aftersales/staff-refunds/rules.ts";
import { givenAloneSince } from "../../aftersales/staff-refunds/store.server.ts";
import { balanceOf, lockKnownCard } from "../../prepaid/balances/store.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { limitOf } from "../../staff/colleagues/store.server.ts";
import { aboutCorrection, carryOutLater, proposalCase } from "./about-correction.server.ts";
import { CorrectBalance } from "./contract.ts";
import { putCorrection } from "./store.server.ts";

export const correctBalance = operation(CorrectBalance, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: CorrectBalance.path, wish }, { caller, now }, async (tx) => {
    // one after the other for one member: the sum of a day counts
    await lockCaller(tx, caller, "give_refunds");
    const iccid = iccidKey(digitsTyped(wish.iccid));
    const card = (await lockKnownCard(tx, iccid)) ?? refuse("NOT_FOUND");
    const balance = await balanceOf(tx, iccid);
    if (wish.amount === 0 || balance + wish.amount < 0)
      return refuse("INVALID_INPUT", { field: "amount", problem: "range", limit: Math.floor(balance / 100) });
    const { reach, cny } = await weighCorrection(tx, caller, Math.abs(wish.amount), now);
    if (reach === "beyond") return refuse("BEYOND_LIMIT");
    const isProposal = reach === "with_second";
    const correction = await putCorrection(tx, {
      iccid,
      tariff: card.tariff,
      amount: wish.amount,
      cny_amount: cny,
      reason: wish.reason,
      state: isProposal ? "proposed" : "decided",
      failure: null,
      staff_id: caller.staffId,
      decided_at: now,
      confirmed_by: null,
      ended_at: null,
      held_until: isProposal ? null : undoableUntil(now),
    });
    if (isProposal) await openCase(tx, { ...proposalCase(correction), details: {} }, now);
    else await carryOutLater(tx, correction);
    const action = isProposal ? "balance_correction_proposed" : "balance_corrected";
    await recordAction(tx, byCaller(context), action, aboutCorrection(correction));
    return { isProposal };
  });
});

/** What the caller corrected alone in 24 hours counts, whichever way it went, and what they gave back. */
async function weighCorrection(db: DbOrTx, caller: StaffCaller, size: number, now: Date) {
  const limit = caller.role === "administrator" ? undefined : await limitOf(db, caller.staffId, "give_refunds");
  const since = new Date(now.getTime() - dayMs);
  const given = await givenAloneSince(db, caller.staffId, since);
  const cny = await inYuan(db, money(size, prepaidCurrency), now);
  return { reach: aloneUpTo(limit, given, cny), cny };
}
