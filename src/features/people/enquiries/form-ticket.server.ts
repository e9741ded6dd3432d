import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import { leastSecondsOpen } from "./rules.ts";

type Asking = Pick<Context, "vault" | "now">;

/** When a form was opened, signed: a program that sends it at once is told from a person. */
export function newTicket({ vault, now }: Asking): string {
  const opened = String(now.getTime());
  return `${opened}.${vault.sign("enquiry form", opened)}`;
}

/** One that was never ours is refused as one that is too new. */
export function refuseTooQuick(ticket: string, { vault, now }: Asking): void {
  const [opened = "", signed = ""] = ticket.split(".", 2);
  const isOurs = vault.isSigned("enquiry form", opened, signed);
  if (!isOurs || now.getTime() - Number(opened) < leastSecondsOpen * 1000) refuse("TOO_QUICK");
}
