import type { PlanKind } from "../../../kernel/plan-terms.ts";
import type { AlertKind, OrderState } from "../../../platform/database/tables.ts";
import { guestChoice, unlessChosen, type AlertChoice } from "./rules.ts";

/** The people whom a package concerns. `traveller_email`: the user's, where that is not the buyer. */
export type Concerned = {
  order_email: string;
  state: OrderState;
  kind: PlanKind;
  traveller_email: string | null;
  account_id: string | null;
  account_email: string | null;
  kinds: AlertKind[] | null;
  by_mail: boolean | null;
  by_push: boolean | null;
};

/** Who is alerted, and of what: one person per package. `mailTo`: undefined for the order's own address. */
export type Listener = {
  choice: AlertChoice;
  mailTo: string | undefined;
  accountId: string | undefined;
  isTraveller: boolean;
};

/** The user, if the order names their address; else the account; else the guest who bought it. */
export function listenerOf({
  order_email,
  kind,
  traveller_email,
  account_id,
  account_email,
  kinds,
  by_mail,
  by_push,
}: Concerned): Listener {
  if (traveller_email)
    return { choice: guestChoice(kind), mailTo: traveller_email, accountId: undefined, isTraveller: true };
  if (!account_id) return { choice: guestChoice(kind), mailTo: undefined, accountId: undefined, isTraveller: false };
  const choice = kinds ? { kinds, byMail: by_mail === true, byPush: by_push === true } : unlessChosen;
  const mailTo = account_email && account_email !== order_email.toLowerCase() ? account_email : undefined;
  return { choice, mailTo, accountId: account_id, isTraveller: false };
}
