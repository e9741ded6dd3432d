import type { Problem } from "../../kernel/field-problems.ts";
import type { RefusalCode } from "../../kernel/refusal.ts";

export const words = {
  /** Row O10: the title over the list of fields that need care. */
  summary: "Please check the marked fields",
  problems: {
    empty: () => "Input cannot be empty",
    choose: () => "Please select the corresponding type",
    format: () => "This does not have the right form",
    long: (most: number) => `Must not exceed ${most} characters`,
    number: () => "Please enter numbers",
    range: (limit: number) => `Outside what is possible (limit: ${limit})`,
    consent: () => "Please tick this to go on",
    "email.format": () => "The e-mail format is incorrect",
    "email.long": () => "The e-mail must not exceed 50 characters",
    not_offered: () => "This plan does not offer that",
  } satisfies Record<Problem, (limit: number) => string>,
  codes: {
    INVALID_INPUT: "Please check the marked fields",
    TOKEN_VALID_FAIL: "Please sign in again",
    NOT_ALLOWED: "You may not do that here",
    PLAN_NOT_SOLD_HERE: "This plan includes Mainland China and cannot be bought from there.",
    NOT_FOUND: "There is nothing at this address",
    PLAN_NOT_ON_SALE: "This plan is no longer on sale. Please choose another one.",
    ORDER_NOT_FOUND: "We cannot find this order. Please open the link from your e-mail.",
    METHOD_NOT_ALLOWED: "This address is called in another way",
    PRICE_CHANGED: "The price has changed while you were here. Please check the new total and confirm again.",
    ORDER_ALREADY_PAID: "This order is already paid. You do not need to pay again.",
    ORDER_CLOSED: "This order is closed. Please place a new one.",
    REQUEST_KEY_REUSED: "This request was already used for something else. Please reload the page.",
    TOO_LARGE: "That is too large",
    WAY_NOT_OFFERED: "This plan is not offered in that form",
    DAYS_NOT_OFFERED: "This number of days is not offered",
    TOO_MANY_REQUESTS: "Too many tries at once. Please wait a minute.",
    UNKNOWN_ERROR: "Unknown error",
    GATEWAY_UNAVAILABLE: "The payment service does not answer. Nothing was charged – please try again in a moment.",
    TRY_AGAIN_LATER: "We cannot do this right now. Please try again in a moment.",
    UNDER_MAINTENANCE: "The shop is being upgraded. Nothing you ordered is lost – please try again a little later.",
  } satisfies Record<RefusalCode, string>,
};
