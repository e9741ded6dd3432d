import { NetworkUnavailable } from "../../../adapters/network/network.ts";
import type { PrepaidCard } from "../../../adapters/network/prepaid-network.ts";
import type { FieldProblem } from "../../../kernel/field-problems.ts";
import { iccidKey } from "../../../kernel/iccid.ts";
import type { PrepaidTariff } from "../../../kernel/prepaid-tariff.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { Caller, Context } from "../../../platform/context.server.ts";
import { askAsStranger } from "../../stock/sims/ask-as-stranger.server.ts";
import { typedSims } from "../../stock/sims/rules.ts";

type Asking = Context & { caller?: Caller | undefined };
type CardToTopUp = PrepaidCard & { state: "active" | "lapsed" };

/**
 * The prepaid card of a typed number, if it can be topped up. Anybody may type any number, so numbers count as they do
 * everywhere (decision 28), and a blocked or ended card is answered as one that does not exist.
 */
export async function cardOnNetwork(typed: string, tariff: PrepaidTariff, context: Asking): Promise<CardToTopUp> {
  const wrong = (problem: FieldProblem["problem"]) => refuse("INVALID_INPUT", { field: "iccid", problem });
  const [sim] = typedSims([typed]);
  if (sim!.problem) return wrong(sim!.problem);
  const [asked] = await askAsStranger([sim!], context);
  if (asked!.problem) return wrong("iccid.no_top_up");
  const card = await found(iccidKey(asked!.iccid), context);
  if (!card) return wrong("iccid.not_prepaid");
  if (card.tariff !== tariff) return wrong("iccid.other_card");
  const { state } = card;
  return state === "active" || state === "lapsed" ? { ...card, state } : wrong("iccid.no_top_up");
}

async function found(iccid: string, { network, log }: Asking): Promise<PrepaidCard | undefined> {
  try {
    return await network.findPrepaid(iccid);
  } catch (error) {
    if (!(error instanceof NetworkUnavailable)) throw error;
    log.warn({ err: error }, "the network does not answer");
    return refuse("NETWORK_UNAVAILABLE");
  }
}
