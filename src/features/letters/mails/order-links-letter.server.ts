import { letterWords } from "../../../i18n/letters.server.ts";
import { figuresOf } from "./bought-facts.server.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";
import { dayInLetter, letterEnd, type OrderInLetter } from "./order-in-letter.server.ts";

/** Links to the orders of a mailbox (requirements O11). `found`: newest first. */
export function orderLinksLetter(
  facts: OrderInLetter & { found: Pick<OrderInLetter, "order" | "areaName" | "orderPage">[] },
): ComposedLetter {
  const { order, found, recipient } = facts;
  const { orderLinks, brand } = letterWords(order.lang);
  return composeLetter({
    language: order.lang,
    orderNumber: "",
    subject: orderLinks.subject,
    preview: orderLinks.title(found.length),
    title: orderLinks.title(found.length),
    figures: [],
    lead: orderLinks.lead,
    blocks: [
      {
        kind: "links",
        title: found.length > 1 ? orderLinks.list : "",
        links: found.map((one) => {
          const [data = "", days = ""] = figuresOf({ ...facts, order: { ...one.order, lang: order.lang } });
          return {
            label: orderLinks.order(one.areaName, data, days),
            hint: orderLinks.placed(one.order.number, dayInLetter(one.order.placed_at, order)),
            href: one.orderPage,
          };
        }),
      },
      { kind: "text", text: orderLinks.notYou },
      letterEnd(facts).help,
    ],
    footer: [orderLinks.footer(recipient), brand],
  });
}
