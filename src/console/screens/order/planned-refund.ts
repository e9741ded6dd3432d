import { refundKinds, refundKindsOf } from "../../../features/aftersales/staff-refunds/rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { placesIn } from "../../../kernel/places-text.ts";
import { may } from "../../../kernel/staff-right.ts";
import type { Answer, Asking } from "../../ground/asking.ts";
import { amountText, asAmount } from "../../parts/typed-values.ts";

type Wish = { kind: (typeof refundKinds)[number]; positions: number[]; requestId: string | undefined };
/** What the address asks to give back, and what it would do; `preview` is null where it cannot be done. */
export type Planned = Wish & {
  /** Whoever may not give refunds is shown no form for it. */
  isAllowed: boolean;
  isOpen: boolean;
  typed: string;
  /** The SIMs as they were typed, of an order that has more than are listed at once. */
  which: string;
  preview: Answer<"/staff/getRefundPreview"> | null;
  problem: string | undefined;
};

/** `?give=sims&sim=2&amount=12.50`, of many SIMs `which=1-40, 45`; a buyer's request that waits is the first thing to decide. */
export async function planned(
  page: Answer<"/staff/getOrderPage">,
  asks: URLSearchParams,
  { call, words: { order: words } }: Pick<Asking, "call" | "words">,
): Promise<Planned> {
  const given = refundKinds.find((one) => one === asks.get("give"));
  const request = given ? undefined : page.waits.requests[0];
  const which = asks.get("which")?.trim() ?? "";
  const typedPlaces = placesIn(which, page.quantity);
  const chosen = asks.getAll("sim").map(Number).filter(Number.isInteger);
  const wish: Wish = {
    kind: given ?? refundKindsOf(page.state, true)[0] ?? "sims",
    positions: request ? request.positions : (typedPlaces?.concat(chosen) ?? []),
    requestId: request?.id,
  };
  const typed = asks.get("amount")?.trim() ?? "";
  const isAllowed = may(await call("/staff/getMe", {}), "give_refunds");
  const rest = { isAllowed, isOpen: given !== undefined, typed, which, problem: undefined };
  if (!isAllowed || (!given && !request)) return { ...wish, ...rest, preview: null };
  if (!typedPlaces) return { ...wish, ...rest, preview: null, problem: words.refund.noPlaces(page.quantity) };
  try {
    const amount = typed === "" ? undefined : asAmount(typed);
    const preview = await call("/staff/getRefundPreview", {
      number: page.number,
      ...wish,
      // what is no amount stays as it was typed, and is refused as such
      ...(amount !== undefined && { amount: amount as number }),
    });
    return { ...wish, ...rest, typed: typed || amountText(preview.amount.amount), preview };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    return { ...wish, ...rest, preview: null, problem: error.details.fields[0]?.message ?? error.message };
  }
}
