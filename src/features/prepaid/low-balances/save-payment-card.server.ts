import { letterWords } from "../../../i18n/letters.server.ts";
import { prepaidCurrency } from "../../../kernel/prepaid-tariff.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { prepaidCardPage } from "../../letters/mails/low-balance-letter.server.ts";
import { askForCard } from "../../sales/saved-cards/ask-for-card.server.ts";
import { accountToTell } from "../holders/account-to-tell.server.ts";
import { SavePaymentCard } from "./contract.ts";
import { ownedCard } from "./owned-card.server.ts";

/** The gateway's page returns to the prepaid card, where the payment card is selected. */
export const savePaymentCard = operation(SavePaymentCard, async ({ requestKey: id, iccid: typed }, context) => {
  const { db, visitor, origin } = context;
  const { accountId, iccid } = await ownedCard(typed, context);
  const { email } = (await accountToTell(db, accountId)) ?? refuse("TOKEN_VALID_FAIL");
  const lang = visitor.language;
  return askForCard(
    {
      id,
      currency: prepaidCurrency,
      email,
      description: letterWords(lang).lowBalance.cardPage,
      returnUrl: prepaidCardPage({ iccid, lang, origin, card: id }),
    },
    context,
  );
});
