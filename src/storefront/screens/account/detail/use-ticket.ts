import { useState } from "react";
import type { Answered } from "../../../parts/forms/form-answer.ts";
import { ticketAtHand } from "../../../parts/passkeys/just-signed-in.ts";

/**
 * What shows that the owner is there: answered to a form, also without scripts, or kept by this page since the sign-in.
 * Empty: to be confirmed first.
 */
export function useTicket(answered: Answered | undefined): [ticket: string, look: () => void] {
  const [kept, keep] = useState(ticketAtHand);
  const isRefused = answered !== undefined && answered.entries.ticket === "";
  return [answered?.entries.ticket || (isRefused ? "" : kept), () => keep(ticketAtHand())];
}
