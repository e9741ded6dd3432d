import { letterWords } from "../../../i18n/letters.server.ts";
import { defaultCurrency } from "../../../kernel/currency.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { simOfCaller } from "../../people/account-sims/sims-of-caller.server.ts";
import { askForCard } from "../../sales/saved-cards/ask-for-card.server.ts";
import { SaveCard } from "./contract.ts";
import { offerFor } from "./offer.server.ts";
import { emailOf } from "./store.server.ts";

/** The gateway's page returns to the packages of this SIM, where the card is selected. */
export const saveCard = operation(SaveCard, async ({ requestKey: id, iccid: typed }, context) => {
  const { db, caller, visitor, origin } = context;
  const { iccid } = await simOfCaller(typed, context);
  const email = (await emailOf(db, caller.accountId)) ?? refuse("TOKEN_VALID_FAIL");
  const offer = await offerFor(iccid, context);
  const back = new URLSearchParams({ tab: "packages", sim: iccid, show: "alerts", card: id });
  return askForCard(
    {
      id,
      currency: offer?.price.currency ?? defaultCurrency,
      email,
      description: letterWords(visitor.language).autoTopUp.cardPage,
      returnUrl: `${origin}/${visitor.language}/account?${back}#auto-top-up`,
    },
    context,
  );
});
