import { letterWords } from "../../../i18n/letters.server.ts";
import { boughtFacts, figuresOf } from "./bought-facts.server.ts";
import { composeLetter } from "./compose-letter.server.ts";
import { contractBlocks } from "./contract-blocks.server.ts";
import type { ComposedLetter } from "./letter-content.ts";
import { letterEnd, letterStart, type OrderInLetter } from "./order-in-letter.server.ts";

export type RenewedSimInLetter = { iccid: string; state: "waiting" | "applied" | "failed" };

/** Says for every SIM whether the network took the plan; refused ones are refunded automatically. */
export function simsRenewedLetter(facts: OrderInLetter & { sims: RenewedSimInLetter[] }): ComposedLetter {
  const { order, areaName, orderPage, sims } = facts;
  const { renewed, bought, autoTopUp } = letterWords(order.lang);
  const { help, footer } = letterEnd(facts);
  const all = sims.every(({ state }) => state === "applied");
  const lead = all ? renewed.lead : renewed.leadSome;
  const said = { applied: renewed.loaded, failed: renewed.failed, waiting: renewed.waiting };
  return composeLetter({
    ...letterStart(facts),
    subject: renewed.subject(areaName, all),
    preview: lead,
    title: renewed.title(areaName, all),
    figures: figuresOf(facts),
    lead,
    blocks: [
      { kind: "action", label: renewed.action, href: orderPage },
      ...(order.channel === "auto_top_up" ? [{ kind: "text" as const, text: autoTopUp.bought }] : []),
      {
        kind: "facts",
        title: renewed.sims,
        facts: sims.map(({ iccid, state }) => ({ label: iccid, value: said[state] })),
      },
      { kind: "facts", title: bought.title, facts: boughtFacts(facts) },
      ...contractBlocks(facts),
      help,
    ],
    footer,
  });
}
