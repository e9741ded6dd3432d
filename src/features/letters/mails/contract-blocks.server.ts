import { letterWords } from "../../../i18n/letters.server.ts";
import type { Block } from "./letter-content.ts";
import { listInLetter, type OrderInLetter } from "./order-in-letter.server.ts";

/**
 * Makes an e-mail the confirmation on a durable medium (directive 2011/83/EU, article 8(7); domain notes 7): the
 * seller, the refund rule, the right of withdrawal, and which versions of which texts were accepted.
 */
export function contractBlocks({ order, company, consents, withdrawPage, receiptLink }: OrderInLetter): Block[] {
  const { contract } = letterWords(order.lang);
  const agreed = consents.map(({ consent, text_version }) =>
    contract.version(contract.consents[consent] ?? consent, text_version),
  );
  return [
    {
      kind: "facts",
      title: contract.title,
      facts: [
        {
          label: contract.refund,
          value:
            order.way === "esim" ? contract.refundRules[order.plan_as_sold.refund_rule] : contract.refundOf[order.way],
        },
        { label: contract.seller, value: `${company.name}, ${company.address}` },
        { label: contract.registration, value: company.registration },
        ...(agreed.length > 0 ? [{ label: contract.agreed, value: listInLetter(agreed, order.lang) }] : []),
      ],
    },
    { kind: "text", title: contract.withdrawal, text: contract.withdrawalText },
    {
      kind: "links",
      title: contract.receiptTitle,
      links: [
        { label: contract.receipt, href: receiptLink, hint: contract.receiptText },
        { label: contract.withdrawalLink, href: withdrawPage },
      ],
    },
  ];
}
