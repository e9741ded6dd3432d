import { formatMoney, type Money } from "../../../kernel/money.ts";
import { offeredChangeDays } from "../../../kernel/offered-change.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import { Field, Problem } from "../../parts/form.tsx";
import { dataText } from "../../parts/plan-line.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { wordFor } from "../../parts/word-for.ts";
import { addressOf } from "./address-of.ts";
import type { OrderPage } from "./load.ts";

type Preview = NonNullable<OrderPage["change"]["preview"]>;
type Chosen = NonNullable<Preview["chosen"]>;

/** Another plan for the order: first which, then what changes and who bears the difference; then the deed. */
export function ChangePanel({ order }: { order: OrderPage }) {
  const { planChange: words } = usePage().words;
  const { isOffered, preview, days, problem } = order.change;
  if (!isOffered) return null;
  if (!preview && problem === undefined)
    return (
      <p>
        <a className="button" href={`${addressOf(order, { change: "on" })}#change`}>
          <Icon name="refresh-cw" />
          {words.title}
        </a>
      </p>
    );
  return (
    <section className="refund" id="change" aria-labelledby="change-title">
      <h2 id="change-title">{words.title}</h2>
      {preview?.why ? (
        <p className="soft">{words.why[preview.why]}</p>
      ) : (
        <>
          {preview?.open && <Open open={preview.open} />}
          <form className="refund-choice">
            <input type="hidden" name="change" value="on" />
            {order.listed && <input type="hidden" name="in" value={order.listed} />}
            <Field name="days" label={words.days} value={days} inputMode="numeric" autoComplete="off" />
            {preview && <PlanChoice preview={preview} />}
            <button className="button">{words.show}</button>
          </form>
          {problem !== undefined && <Problem>{problem}</Problem>}
          {preview?.chosen && <Decision order={order} seen={preview.seen} chosen={preview.chosen} />}
        </>
      )}
    </section>
  );
}

function Open({ open: { code, days, difference } }: { open: NonNullable<Preview["open"]> }) {
  const { words, language } = usePage();
  return <p className="soft">{words.planChange.open(code, days, formatMoney(difference, language))}</p>;
}

function PlanChoice({ preview: { plans, chosen } }: { preview: Preview }) {
  const { planChange: words } = usePage().words;
  const planText = usePlanText();
  const difference = useDifference();
  return (
    <label className="field">
      <span className="field-label">{words.plan}</span>
      <select className="box" name="plan" defaultValue={chosen?.plan.code}>
        {plans.map((plan) => (
          <option key={plan.code} value={plan.code}>
            {words.planLine(plan.area, planText(plan), plan.days, difference(plan.difference))}
          </option>
        ))}
      </select>
    </label>
  );
}

function Decision({ order, seen, chosen }: { order: OrderPage; seen: string; chosen: Chosen }) {
  const { words: all, language } = usePage();
  const { planChange: words, order: orderWords } = all;
  const planText = usePlanText();
  const { plan, books, goesTo, waived } = chosen;
  const { amount } = plan.difference;
  const said = formatMoney({ ...plan.difference, amount: Math.abs(amount) }, language);
  const lines = (some: Chosen["books"]) =>
    some.map(({ account, sum }) => `${wordFor(orderWords.refund.accounts, account)} ${formatMoney(sum, language)}`);
  return (
    <form method="post" className="stack">
      <RequestKey />
      <input type="hidden" name="what" value="change" />
      <input type="hidden" name="plan" value={plan.code} />
      <input type="hidden" name="days" value={plan.days} />
      <input type="hidden" name="difference" value={amount} />
      <input type="hidden" name="seen" value={seen} />
      <ul className="known soft">
        <li>{words.before(words.what(order.area, planText(order.plan)), order.plan.days)}</li>
        <li>{words.after(words.what(plan.area, planText(plan)), plan.days)}</li>
        <li>{words.ended}</li>
        {goesTo.map(({ method, sum }) => (
          <li key={method}>{orderWords.refund.goesTo(formatMoney(sum, language), all.orders.methods[method])}</li>
        ))}
        {books.length > 0 && <li>{(amount > 0 ? words.paidBooks : orderWords.refund.books)(lines(books))}</li>}
        {waived && <li>{waived.isWithin ? words.waivedBooks(lines(waived.books)) : words.beyond}</li>}
        {amount > 0 && <li>{words.asked(offeredChangeDays)}</li>}
      </ul>
      <Field name="why" as="change-why" label={words.reason} hint={words.reasonHint} required maxLength={500} />
      <p className="row">
        <button className="button button-go" name="bearer" value="buyer">
          {amount > 0 ? words.ask(said) : amount < 0 ? words.goBack(said) : words.go}
        </button>
        {waived?.isWithin && (
          <button className="button" name="bearer" value="goodwill">
            {words.waive(said)}
          </button>
        )}
      </p>
    </form>
  );
}

function usePlanText() {
  const { planChange: words } = usePage().words;
  return ({ kind, allowanceMb }: { kind: "day_pass" | "fixed"; allowanceMb: number }) =>
    kind === "day_pass" ? words.aDay(dataText(allowanceMb)) : dataText(allowanceMb);
}

function useDifference() {
  const { words, language } = usePage();
  const { same, more, less } = words.planChange;
  return ({ amount, currency }: Money) => {
    const said = formatMoney({ amount: Math.abs(amount), currency }, language);
    return amount === 0 ? same : amount > 0 ? more(said) : less(said);
  };
}
