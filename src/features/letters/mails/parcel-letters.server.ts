import { letterWords } from "../../../i18n/letters.server.ts";
import { inOneLine } from "../../../kernel/text-lists.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { carrierName } from "../../delivery/dispatches/carrier-name.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";
import type { ParcelInLetter } from "./order-confirmed-letter.server.ts";
import { dayInLetter, letterEnd, letterStart, type OrderInLetter } from "./order-in-letter.server.ts";

/** A parcel that was sent. `trackingLink`: the carrier's tracking page; undefined for a carrier without one. */
export type SentParcel = ParcelInLetter & {
  trackingNumber: string | null;
  trackingLink: string | undefined;
  sentAt: Date;
};

export function parcelSentLetter(facts: OrderInLetter & { parcel: SentParcel }): ComposedLetter {
  const { order, areaName, orderPage, parcel } = facts;
  const { parcelSent, confirmed } = letterWords(order.lang);
  const { help, footer } = letterEnd(facts);
  const arrives = confirmed.between(dateText(parcel.promisedFrom, order.lang), dateText(parcel.promisedBy, order.lang));
  return composeLetter({
    ...letterStart(facts),
    subject: parcelSent.subject(areaName),
    preview: parcelSent.lead,
    title: parcelSent.title(areaName),
    figures: [],
    lead: parcelSent.lead,
    blocks: [
      parcel.trackingLink
        ? { kind: "action", label: parcelSent.track, href: parcel.trackingLink }
        : { kind: "action", label: parcelSent.action, href: orderPage },
      {
        kind: "facts",
        title: parcelSent.details,
        facts: [
          { label: confirmed.carrier, value: carrierName(parcel.carrier, order.lang) },
          ...(parcel.trackingNumber ? [{ label: parcelSent.tracking, value: parcel.trackingNumber }] : []),
          { label: parcelSent.sentOn, value: dayInLetter(parcel.sentAt, order) },
          { label: confirmed.arrives, value: arrives },
          { label: confirmed.address, value: inOneLine(parcel.address, order.lang) },
        ],
      },
      { kind: "text", text: parcelSent.late },
      ...(parcel.trackingLink
        ? [{ kind: "links" as const, links: [{ label: parcelSent.action, href: orderPage }] }]
        : []),
      help,
    ],
    footer,
  });
}

export function parcelArrivedLetter(facts: OrderInLetter): ComposedLetter {
  const { order, areaName, orderPage } = facts;
  const { parcelArrived } = letterWords(order.lang);
  const { title, keep, insert, roaming } = parcelArrived.steps;
  const { help, footer } = letterEnd(facts);
  return composeLetter({
    ...letterStart(facts),
    subject: parcelArrived.subject(areaName),
    preview: parcelArrived.lead,
    title: parcelArrived.title(areaName),
    figures: [],
    lead: parcelArrived.lead,
    blocks: [
      { kind: "action", label: parcelArrived.action, href: orderPage },
      { kind: "steps", title, steps: [keep, insert, roaming] },
      { kind: "text", text: parcelArrived.missing },
      help,
    ],
    footer,
  });
}
