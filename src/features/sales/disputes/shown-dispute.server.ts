import { money } from "../../../kernel/money.ts";
import type { Listed } from "./list-store.server.ts";
import { reasonOf } from "./rules.ts";

export function shownDispute({ id, gateway, number, top_up, state, reason, amount, currency, ...times }: Listed) {
  return {
    id,
    gateway,
    order: number,
    topUp: top_up,
    state,
    reason: reasonOf(reason),
    amount: money(amount, currency),
    begunAt: times.begun_at.toISOString(),
    answerBy: times.answer_by?.toISOString() ?? null,
    answeredAt: times.answered_at?.toISOString() ?? null,
  };
}
