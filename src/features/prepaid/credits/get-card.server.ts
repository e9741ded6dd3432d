import { money } from "../../../kernel/money.ts";
import { gigabytesFor, prepaidCurrency } from "../../../kernel/prepaid-tariff.ts";
import { operation } from "../../../platform/operation.server.ts";
import { provenCard } from "../holders/proven-card.server.ts";
import { cardOnNetwork } from "./card-on-network.server.ts";
import { GetPrepaidCard } from "./contract.ts";
import { bandOf } from "./rules.ts";

/** Whoever only knows the number learns a band: what exactly is left follows its holder's days. */
export const getPrepaidCard = operation(GetPrepaidCard, async ({ iccid: typed, tariff, pass }, context) => {
  const { iccid, state, balance, validUntil, asOf } = await cardOnNetwork(typed, tariff, context);
  const isOwn = (await provenCard({ iccid, pass }, context)) !== undefined;
  return {
    iccid,
    state,
    band: bandOf(balance),
    balance: isOwn ? money(balance, prepaidCurrency) : null,
    gigabytes: isOwn ? gigabytesFor(balance, tariff) : null,
    validUntil: validUntil?.toISOString() ?? null,
    asOf: asOf.toISOString(),
  };
});
