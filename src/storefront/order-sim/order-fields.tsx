import { Form, useLocation } from "react-router";
import { times } from "../../kernel/money.ts";
import { Disclosure } from "../../ui/accordion.tsx";
import { TextField } from "../../ui/field.tsx";
import { Link } from "../../ui/link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { NumberStepper } from "../../ui/number-stepper.tsx";
import { PhoneCheck, PhoneCheckLink } from "../buying/phone-check.tsx";
import { links } from "../links.ts";
import { useDraft } from "../visit/use-draft.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import { Consents } from "./consents.tsx";
import { orderFields, textIn } from "./order-form.ts";
import { mostAtOnce, type Offer } from "./order-offer.ts";
import { PayButton } from "./pay-button.tsx";
import { PaymentChoice } from "./payment-choice.tsx";
import type { NotPlaced } from "./place-order.ts";
import { useFreshPage } from "./use-fresh-page.ts";
import { useProblems } from "./use-problems.ts";
import { useSendOnce } from "./use-send-once.ts";

type OrderFieldsProps = { offer: Offer; quantity: number; notPlaced: NotPlaced | undefined; onQuantity: (written: string) => void };

/** A real form: without JavaScript the server does the same. `noValidate`, because the words of a browser are not ours (row E4). */
export function OrderFields({ offer, quantity, notPlaced, onQuantity }: OrderFieldsProps) {
  const words = useWords("order");
  const buying = useWords("buying");
  const { search } = useLocation();
  const { busy, onSubmit } = useSendOnce(notPlaced?.id);
  const problems = useProblems(notPlaced, useWords("errors"));
  const { form, keep } = useDraft({
    name: "order",
    fields: orderFields,
    ofHere: ["quantity"],
    here: search,
    isAnswer: notPlaced !== undefined,
    onEntries: (entered) => onQuantity(textIn(new FormData(entered), "quantity")),
  });
  useFreshPage();

  const entries = notPlaced?.entries;
  const { plan, days, rate } = offer;
  const total = times(offer.unitPrice, quantity);
  return (
    <Form
      method="post"
      noValidate
      className="order-form"
      ref={form}
      onChange={keep}
      onInput={problems.onInput}
      onBlur={problems.onBlur}
      onSubmit={onSubmit}
    >
      <HiddenFacts offer={offer} expectedTotal={total.amount} />
      {offer.mainland && <Notice tone="care">{buying.mainland.everyone}</Notice>}
      {plan.identity === "real_name" && <RegistrationNotice />}
      <NumberStepper
        label={words.quantity.label}
        hint={words.quantity.hint}
        name="quantity"
        max={mostAtOnce}
        defaultValue={entries ? Number(entries.quantity) || undefined : quantity}
        fewerLabel={words.quantity.fewer}
        moreLabel={words.quantity.more}
        error={problems.beside("quantity")}
        onChange={() => {
          keep();
          problems.touched("quantity");
        }}
      />
      <TextField
        label={words.email.label}
        hint={words.email.hint}
        name="email"
        type="email"
        autoComplete="email"
        spellCheck={false}
        autoCapitalize="off"
        required
        defaultValue={entries?.email}
        error={problems.beside("email")}
      />
      <PhoneQuestion offer={offer} quantity={quantity} />
      <PaymentChoice total={total} rate={rate} chosen={entries?.method ?? "card"} error={problems.beside("method")} />
      <Consents entries={entries} beside={problems.beside} />
      <p className="kick">{words.refund[plan.refundRule]}</p>
      <div className="pay-bar">
        <p className="kick">{words.ticket.inShort(plan.areaName, days, quantity)}</p>
        <PayButton total={total} rate={rate} busy={busy} />
      </div>
    </Form>
  );
}

function HiddenFacts({ offer, expectedTotal }: { offer: Offer; expectedTotal: number }) {
  const { plan, days, unitPrice, requestKey, paymentKey, consentVersion, device = "" } = offer;
  const facts = { device, requestKey, paymentKey, planCode: plan.code, way: "esim", days, currency: unitPrice.currency, expectedTotal, consentVersion };
  return Object.entries(facts).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** Answered already, or how to answer it in a minute. */
function PhoneQuestion({ offer: { plan, days, device }, quantity }: Pick<OrderFieldsProps, "offer" | "quantity">) {
  const { device: words } = useWords("order");
  const { device: check } = useWords("buying");
  const from = { plan: plan.code, days, quantity, back: "order" } as const;
  if (device) return <PhoneCheck device={device} from={from} />;
  return (
    <Disclosure summary={words.question}>
      <ul className="order-device">{words.steps.map((step) => <li key={step}>{step}</li>)}</ul>
      <PhoneCheckLink from={from}>{check.check}</PhoneCheckLink>
    </Disclosure>
  );
}

function RegistrationNotice() {
  const { identity: words } = useWords("order");
  const to = links(useVisit().language);
  return (
    <Notice tone="care" title={words.title} action={<Link className="link" to={to.realName()}>{words.link}</Link>}>
      {words.text}
    </Notice>
  );
}
