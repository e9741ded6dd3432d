import { isRouteErrorResponse } from "react-router";
import type { RefusalCode } from "../../../kernel/refusal.ts";

/** The text of the error page: a key of `error` in i18n/<lang>/shell.ts. */
type Trouble = "missing" | "busy" | "away" | "unknown";

const byCode: Partial<Record<RefusalCode, Trouble>> = {
  INVALID_INPUT: "missing",
  NOT_FOUND: "missing",
  PLAN_NOT_ON_SALE: "missing",
  ORDER_NOT_FOUND: "missing",
  TOO_MANY_REQUESTS: "busy",
  TRY_AGAIN_LATER: "away",
  GATEWAY_UNAVAILABLE: "away",
  UNDER_MAINTENANCE: "away",
};

export function troubleOf(error: unknown): Trouble {
  if (isRouteErrorResponse(error)) return error.status < 500 ? "missing" : "unknown";
  const { code } = refusedCall(error);
  return (code && byCode[code]) || "unknown";
}

/** Row E2: why a page cannot be shown, in the message of the refused call. */
export function reasonIn(error: unknown): string | undefined {
  return refusedCall(error).message;
}

/** After a page load the refused call is deserialised from the page: it has its fields but not its class. */
function refusedCall(error: unknown): { code?: RefusalCode; message?: string } {
  const { name, code, message } = (error ?? {}) as { name?: string; code?: RefusalCode; message?: string };
  return name === "CallRefused" ? { code, message } : {};
}
