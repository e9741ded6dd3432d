import { letterWords } from "../../../i18n/letters.server.ts";
import { inOneLine } from "../../../kernel/text-lists.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { carrierName } from "../../delivery/dispatches/carrier-name.ts";
import { boughtFacts, figuresOf } from "./bought-facts.server.ts";
import { composeLetter } from "./compose-letter.server.ts";
import { contractBlocks } from "./contract-blocks.server.ts";
import type { ComposedLetter, FactsBlock } from "./letter-content.ts";
import { letterEnd, letterStart, type OrderInLetter } from "./order-in-letter.server.ts";

/** Where a card goes, as lines of text. */
export type ParcelInLetter = { carrier: string; promisedFrom: string; promisedBy: string; address: string[] };

/** `parcel`: of a card; `iccids`: masked, of the SIMs that a renewal loads. */
type OrderConfirmed = OrderInLetter & { parcel: ParcelInLetter | undefined; iccids: string[] };

/**
 * For everything that is not delivered right after the payment: a card, a renewal, an eSIM that is still being made.
 */
export function orderConfirmedLetter(facts: OrderConfirmed): ComposedLetter {
  const { order, areaName, orderPage } = facts;
  const { confirmed, bought } = letterWords(order.lang);
  const { help, footer } = letterEnd(facts);
  return composeLetter({
    ...letterStart(facts),
    subject: confirmed.subject(areaName),
    preview: confirmed.leads[order.way],
    title: confirmed.title(areaName),
    figures: figuresOf(facts),
    lead: confirmed.leads[order.way],
    blocks: [
      { kind: "action", label: confirmed.action, href: orderPage },
      ...parcelFacts(facts),
      ...simFacts(facts),
      { kind: "facts", title: bought.title, facts: boughtFacts(facts) },
      ...contractBlocks(facts),
      help,
    ],
    footer,
  });
}

function parcelFacts({ order, parcel }: OrderConfirmed): FactsBlock[] {
  if (!parcel) return [];
  const { confirmed } = letterWords(order.lang);
  const arrives = confirmed.between(dateText(parcel.promisedFrom, order.lang), dateText(parcel.promisedBy, order.lang));
  return [
    {
      kind: "facts",
      title: confirmed.parcel,
      facts: [
        { label: confirmed.address, value: inOneLine(parcel.address, order.lang) },
        { label: confirmed.arrives, value: arrives },
        { label: confirmed.carrier, value: carrierName(parcel.carrier, order.lang) },
      ],
    },
  ];
}

function simFacts({ order, iccids }: OrderConfirmed): FactsBlock[] {
  if (iccids.length === 0) return [];
  const { confirmed } = letterWords(order.lang);
  return [
    {
      kind: "facts",
      title: confirmed.sims,
      facts: iccids.map((value, place) => ({ label: confirmed.sim(place + 1), value })),
    },
  ];
}
