import { CallRefused } from "../../../kernel/envelope.ts";
import { may } from "../../../kernel/staff-right.ts";
import type { Answer, Asking } from "../../ground/asking.ts";
import { asWhole } from "../../parts/typed-values.ts";

/** What the address asks about another plan; `preview` is null until it asks, and where it cannot be said. */
export type PlannedChange = {
  mayChange: boolean;
  /** There is something to change. */
  isOffered: boolean;
  days: string;
  preview: Answer<"/staff/getChangePreview"> | null;
  problem: string | undefined;
};

/** `?change=on&days=5&plan=jp-day-1gb`: the network is asked only then, not whenever somebody opens an order. */
export async function plannedChange(
  { number, state, way }: Pick<Answer<"/staff/getOrderPage">, "number" | "state" | "way">,
  asks: URLSearchParams,
  { call, words }: Pick<Asking, "call" | "words">,
): Promise<PlannedChange> {
  const isMade = state === "delivered" || state === "dispatching";
  const mayChange = may(await call("/staff/getMe", {}), "change_plans");
  const isOffered = mayChange && isMade && way !== "renewal";
  const days = asks.get("days")?.trim() ?? "";
  const planCode = asks.get("plan") ?? "";
  const none = { mayChange, isOffered, days, preview: null, problem: undefined };
  if (!isOffered || !asks.has("change")) return none;
  try {
    const preview = await call("/staff/getChangePreview", {
      number,
      // what is no number stays as it was typed, and is refused as such
      ...(days !== "" && { days: asWhole(days) as number }),
      ...(planCode !== "" && { planCode }),
    });
    const isMissing = planCode !== "" && !preview.why && !preview.chosen;
    return { ...none, preview, problem: isMissing ? words.planChange.choose : undefined };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    return { ...none, problem: error.details.fields[0]?.message ?? error.message };
  }
}
