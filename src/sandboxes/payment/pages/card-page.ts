import { html, type Markup } from "../../../kernel/html.ts";
import type { Language } from "../../../kernel/language.ts";
import { formatMoney } from "../../../kernel/money.ts";
import { cardFields, type CardEntry, type CardField, type CardProblems } from "../card-entry.ts";
import type { SandboxPayment } from "../payment-store.server.ts";
import { cardNumbers, type NumbersOn } from "./card-numbers.ts";
import { expressButtons } from "./express-page.ts";
import { failureNotice } from "./failure-notice.ts";
import { leavingPayment } from "./leave-form.ts";
import { wordsIn } from "./words-in.ts";

const inputs: Record<CardField, Record<string, string>> = {
  number: { autocomplete: "cc-number", inputmode: "numeric", maxlength: "40", placeholder: "0000 0000 0000 0000" },
  expiry: { autocomplete: "cc-exp", inputmode: "numeric", maxlength: "12" },
  cvc: { autocomplete: "cc-csc", inputmode: "numeric", maxlength: "6" },
  name: { autocomplete: "cc-name", autocapitalize: "characters", spellcheck: "false" },
};

const brands = ["Visa", "Mastercard", "UnionPay"];

/** What asks for a card: a payment, or the wish to charge it later. */
export type AskingForCard = NumbersOn & {
  title: string;
  /** What the shopper agrees to by giving the card. */
  agreement?: string;
  button: string;
  never: string;
  leave: Markup;
  notice: Markup | undefined;
  /** Wallets that stand for a card, over its form. */
  express?: Markup;
};

export function payingByCard(payment: SandboxPayment): AskingForCard {
  const words = wordsIn(payment.language);
  return {
    language: payment.language,
    path: `/pay/${payment.reference}`,
    title: words.method.card,
    button: words.pay(formatMoney(payment, payment.language)),
    never: words.never,
    leave: leavingPayment(payment),
    notice: failureNotice(payment),
    express: expressButtons(payment),
    outcomeOf: ({ outcome }) => (outcome === "wallet_refused" ? "" : words.outcome[outcome]),
  };
}

/** The card form; what was typed comes back into it, right or wrong. */
export function cardPage(asking: AskingForCard, entry: CardEntry, problems: CardProblems): Markup {
  const words = wordsIn(asking.language);
  const first = cardFields.find((field) => problems[field]);
  const field = (name: CardField) => cardField(asking.language, name, entry[name], problems, name === first);
  return html`<h1>${asking.title} <span class="brands" aria-hidden="true">${brands.map((brand) => html`<span>${brand}</span>`)}</span></h1>
${asking.agreement && html`<p class="lead">${asking.agreement}</p>`}
${first ? html`<p class="notice wrong" role="alert">${words.mend}</p>` : asking.notice}
${asking.express}
${cardNumbers(asking, problems.number === "unknown")}
<form method="post" action="${asking.path}/card" novalidate>
${field("number")}
<div class="pair">${field("expiry")}${field("cvc")}</div>
${field("name")}
<button class="pay">${asking.button}</button>
</form>
<p class="never">${asking.never}</p>
${asking.leave}`;
}

function cardField(language: Language, name: CardField, typed: string, problems: CardProblems, first: boolean): Markup {
  const words = wordsIn(language);
  const problem = problems[name];
  const hint = name === "expiry" || name === "cvc" ? words.hint[name] : undefined;
  const described = [problem && `${name}-problem`, hint && `${name}-hint`].filter(Boolean).join(" ");
  const attributes = [
    ...Object.entries(inputs[name]).map(([key, value]) => html` ${key}="${value}"`),
    described && html` aria-describedby="${described}"`,
    problem && html` aria-invalid="true"`,
    first && html` autofocus`,
  ];
  return html`<div class="field">
<label for="${name}">${words.field[name]}</label>
<input id="${name}" name="${name}" value="${typed}" required${attributes}>
${problem ? html`<p class="problem" id="${name}-problem">${words.problem[name][problem]}</p>` : ""}
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
</div>`;
}
