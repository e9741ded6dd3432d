import { CallRefused } from "../../../kernel/envelope.ts";
import type { RefusalCode } from "../../../kernel/refusal.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";
import { queueForms, queueWish } from "../../parts/queue-asked.ts";

export type Queue = Answer<"/staff/getRealNameQueue">;
export type RealName = Answer<"/staff/openRealName">;
/** `closed`: why nothing of it is shown, and in whose words. */
export type Review = {
  number: string;
  done: "undone" | "corrected" | undefined;
  /** The queue that it was opened from: its order and filter. */
  asks: Record<string, string>;
  queue: Queue;
  dropped: string[];
} & ({ open: RealName } | { closed: RefusalCode; message: string; isDetailsAlone: boolean });

export const numberIn = (request: Request): string => new URL(request.url).pathname.split("/")[3] ?? "";

const closing: readonly RefusalCode[] = ["REVEAL_FIRST", "COLLEAGUE_LOOKS", "REAL_NAME_OVER", "REAL_NAME_UNREADABLE"];

/** Goes on with a look whose reason was given: by taking it from the queue, or on this page. */
export async function review({ context, request }: ScreenArguments): Promise<Review> {
  const { asks: known, dropped } = knownAsks(request, { ...queueForms, done: /^(undone|corrected)$/ });
  const { done: said, ...asks } = known;
  const { call } = asked(context);
  const number = numberIn(request);
  const queue = await call("/staff/getRealNameQueue", { ...queueWish(asks), about: number });
  const done = said as Review["done"];
  const around = { number, done, asks, queue, dropped };
  try {
    return { ...around, open: await call("/staff/openRealName", { number }) };
  } catch (error) {
    if (!(error instanceof CallRefused) || !closing.includes(error.code)) throw error;
    return {
      ...around,
      closed: error.code,
      message: error.message,
      isDetailsAlone: error.details["what"] === "details",
    };
  }
}
