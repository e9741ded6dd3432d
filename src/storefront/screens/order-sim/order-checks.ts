import { tidyWish, wishProblems, type WishForm } from "../../../features/sales/orders/order-wish.ts";
import { fieldProblems, type FieldProblem as Found } from "../../../kernel/field-problems.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import type { FieldProblem } from "../../../ui/error-summary.tsx";
import { atControls } from "../../parts/forms/form-answer.ts";
import { controlsOf, OrderForm, type ProblemWords, type wishIn } from "./order-form.ts";

type Wish = ReturnType<typeof wishIn>;

/** Everything that is wrong, at once, in the order of the page; the same rules as the server's (row E4). */
export async function problemsIn(wish: Wish, words: ProblemWords, now = new Date()): Promise<FieldProblem[]> {
  const { error } = OrderForm.safeParse(wish);
  const found = [
    ...(error ? fieldProblems(error.issues) : []),
    ...problemsOfWay(wish, dateAt(now.getTime(), "Etc/GMT+12")),
    ...(await phoneProblems(wish)),
  ];
  const firsts = new Map(found.toReversed().map((problem) => [problem.field, problem]));
  return atControls(
    [...firsts.values()].map((problem) => ({ field: problem.field, message: messageOf(problem, words) })),
    controlsOf(wish),
  );
}

/**
 * What the way asks for. A document is in the wish wherever the page asks for one, so the contract says what is wrong
 * with it.
 */
function problemsOfWay(wish: Wish, today: string): Found[] {
  if (!OrderForm.shape.way.safeParse(wish.way).success) return [];
  return wishProblems(tidyWish(wish as Wish & WishForm), { identity: "none", today });
}

/** The numbering plans of the world are large: they are fetched when a card is bought and a number typed. */
export async function phoneProblems({ shipping }: Pick<Wish, "shipping">): Promise<Found[]> {
  if (!shipping || shipping.phone === "") return [];
  const { phoneFrom } = await import("../../../kernel/phone.ts");
  return phoneFrom(shipping.phone, shipping.country) ? [] : [{ field: "shipping.phone", problem: "phone" }];
}

export function messageOf({ problem, limit = 0 }: Pick<Found, "problem" | "limit">, words: ProblemWords): string {
  return words[problem](limit);
}

/** The numbers in a pasted text: one to a line or between commas, or long numbers one after the other. */
export function iccidsIn(text: string): string[] {
  const parts = text
    .split(/[\n\r\t,;，；、]+/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const long = text.match(/\d{19,20}/g) ?? [];
  return parts.length <= 1 && long.length > 1 ? long : parts;
}
