import { redirect } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";

/** The declaration that the e-mail's link names. */
export type Found = Answer<"/order/getWithdrawal"> | "nothing";

const linkIn = (query: URLSearchParams) => ({ id: query.get("confirm") ?? "", key: query.get("key") ?? "" });

export async function declaredIn(query: URLSearchParams, { call }: Asking): Promise<Found | undefined> {
  return query.has("confirm") ? unlessMissing(() => call("/order/getWithdrawal", linkIn(query))) : undefined;
}

/** The page then shows what has become of it. */
export async function confirmDeclared(query: URLSearchParams, { call, language }: Asking) {
  await unlessMissing(() => call("/order/confirmWithdrawal", linkIn(query)));
  return redirect(`/${language}/withdrawal?${query}`, 303);
}

async function unlessMissing<T>(ask: () => Promise<T>): Promise<T | "nothing"> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CallRefused && (error.code === "ORDER_NOT_FOUND" || error.code === "INVALID_INPUT"))
      return "nothing";
    throw error;
  }
}
