import { letterWords } from "../../../i18n/letters.server.ts";
import { money } from "../../../kernel/money.ts";
import { planFacts, priceFacts } from "./bought-facts.server.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter, Fact } from "./letter-content.ts";
import {
  amountInLetter,
  letterEnd,
  letterStart,
  listInLetter,
  momentInLetter,
  simInLetter,
  type OrderInLetter,
} from "./order-in-letter.server.ts";
import type { DeclarationInLetter, RequestInLetter } from "./store.server.ts";
import { withoutLinks } from "./without-links.ts";

type Asked = OrderInLetter & { request: RequestInLetter };

export function refundAskedLetter(facts: Asked): ComposedLetter {
  const { order, orderPage, request } = facts;
  const { refundAsked } = letterWords(order.lang);
  const { look, answer, back, sent, arrives } = refundAsked.steps;
  const { help, footer } = letterEnd(facts);
  const amount = amountInLetter(money(request.amount, request.currency), order.lang);
  return composeLetter({
    ...letterStart(facts),
    subject: refundAsked.subject(order.number),
    preview: refundAsked.leads[request.decision],
    title: refundAsked.title,
    figures: [amount],
    lead: refundAsked.leads[request.decision],
    blocks: [
      { kind: "action", label: refundAsked.action, href: orderPage },
      { kind: "facts", title: refundAsked.details, facts: requestFacts(facts) },
      {
        kind: "steps",
        title: refundAsked.next,
        steps: request.decision === "at_once" ? [sent, arrives] : [look, answer, back],
      },
      help,
    ],
    footer,
  });
}

function requestFacts(facts: Asked): Fact[] {
  const { order, request } = facts;
  const { refundAsked } = letterWords(order.lang);
  return [
    { label: refundAsked.amount, value: amountInLetter(money(request.amount, request.currency), order.lang) },
    ...simsAsked(facts),
    { label: refundAsked.reason, value: refundAsked.reasons[request.reason] },
    ...(request.note ? [{ label: refundAsked.note, value: withoutLinks(request.note) }] : []),
    { label: refundAsked.askedAt, value: momentInLetter(request.asked_at, order) },
  ];
}

function simsAsked(facts: Asked): Fact[] {
  const { order, request } = facts;
  const { refundAsked } = letterWords(order.lang);
  if (order.quantity === 1) return [];
  return [
    {
      label: refundAsked.sims,
      value: listInLetter(
        request.positions.map((position) => simInLetter(facts, position)),
        order.lang,
      ),
    },
  ];
}

/** `answer`: an operator's text, or one of the rules' answers. */
export function refundRejectedLetter(facts: Asked): ComposedLetter {
  const { order, orderPage, request } = facts;
  const { refundRejected, refundAsked } = letterWords(order.lang);
  const { help, footer } = letterEnd(facts);
  const answer = request.answer || refundRejected.noWords;
  return composeLetter({
    ...letterStart(facts),
    subject: refundRejected.subject(order.number),
    preview: refundRejected.lead,
    title: refundRejected.title,
    figures: [],
    lead: refundRejected.lead,
    blocks: [
      { kind: "notice", title: refundRejected.answer, lines: [refundRejected.answers[answer] ?? answer] },
      { kind: "text", text: refundRejected.again },
      { kind: "action", label: refundRejected.action, href: orderPage },
      { kind: "facts", title: refundAsked.details, facts: requestFacts(facts) },
      help,
    ],
    footer,
  });
}

type Declared = { name: string; contact: string; received_at: Date; confirmPage: string };

/** The same directive's receipt for a declaration by number and address: it also asks whether the buyer made it. */
export function withdrawalToConfirmLetter(facts: OrderInLetter & { statement: Declared }): ComposedLetter {
  const { order, statement } = facts;
  const { withdrawal } = letterWords(order.lang);
  const { help, footer } = letterEnd(facts);
  return composeLetter({
    ...letterStart(facts),
    subject: withdrawal.toConfirm.subject(order.number),
    preview: withdrawal.toConfirm.lead,
    title: withdrawal.title,
    figures: [],
    lead: withdrawal.toConfirm.lead,
    blocks: [
      {
        kind: "action",
        label: withdrawal.toConfirm.action,
        href: statement.confirmPage,
        hint: withdrawal.toConfirm.hint,
      },
      {
        kind: "facts",
        title: withdrawal.details,
        facts: declarationFacts(facts, { name: statement.name, contact: statement.contact, at: statement.received_at }),
      },
      { kind: "notice", title: withdrawal.toConfirm.notYou, lines: [withdrawal.toConfirm.notYouText] },
      help,
    ],
    footer,
  });
}

function declarationFacts(
  { order }: OrderInLetter,
  { name, contact, at }: { name: string | null; contact: string; at: Date },
): Fact[] {
  const { withdrawal } = letterWords(order.lang);
  return [
    { label: withdrawal.text, value: withdrawal.declaration(order.number) },
    { label: withdrawal.name, value: withoutLinks(name ?? "") || contact },
    { label: withdrawal.contact, value: contact },
    { label: withdrawal.receivedAt, value: momentInLetter(at, order) },
  ];
}

/** Directive (EU) 2023/2673: the declaration itself with the date and time of its receipt, on a durable medium. */
export function withdrawalReceivedLetter(facts: OrderInLetter & { request: DeclarationInLetter }): ComposedLetter {
  const { order, orderPage, request } = facts;
  const { withdrawal } = letterWords(order.lang);
  const { checked, back, told } = withdrawal.steps;
  const { help, footer } = letterEnd(facts);
  return composeLetter({
    ...letterStart(facts),
    subject: withdrawal.subject(order.number),
    preview: withdrawal.lead,
    title: withdrawal.title,
    figures: [],
    lead: withdrawal.lead,
    blocks: [
      {
        kind: "facts",
        title: withdrawal.details,
        facts: declarationFacts(facts, { name: request.name, contact: request.contact, at: request.asked_at }),
      },
      { kind: "steps", title: withdrawal.next, steps: [checked, back, told] },
      { kind: "action", label: withdrawal.action, href: orderPage },
      {
        kind: "facts",
        title: letterWords(order.lang).bought.title,
        facts: [...planFacts(facts), ...priceFacts(facts)],
      },
      help,
    ],
    footer,
  });
}
