import { useState } from "react";
import type { NamedFormAnswer } from "../../../parts/forms/named-form-answer.ts";
import { ticketAtHand } from "../../../parts/passkeys/just-signed-in.ts";

/**
 * What shows that the owner is there: answer to a form, also without scripts, or kept by this page since the sign-in.
 * Empty: to be confirmed first.
 */
export function useTicket(answer: NamedFormAnswer | undefined): [ticket: string, look: () => void] {
  const [kept, keep] = useState(ticketAtHand);
  const isRefused = answer !== undefined && answer.entries.ticket === "";
  return [answer?.entries.ticket || (isRefused ? "" : kept), () => keep(ticketAtHand())];
}
