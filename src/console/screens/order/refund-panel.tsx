import { refundKindsOf } from "../../../features/aftersales/staff-refunds/rules.ts";
import { simsAtOnce } from "../../../features/operator/order-page/rules.ts";
import { languageFacts } from "../../../kernel/language.ts";
import { formatMoney } from "../../../kernel/money.ts";
import { placesText } from "../../../kernel/places-text.ts";
import { undoSeconds } from "../../../kernel/undoable.ts";
import { usePage } from "../../ground/asking.ts";
import { Field, Problem } from "../../parts/form.tsx";
import { Key } from "../../parts/key.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { wordFor } from "../../parts/word-for.ts";
import type { OrderPage } from "./load.ts";

/** Gives money back: first what, then the books that it makes, the SIMs that go off and where the money goes; then the deed. */
export function RefundPanel({ order }: { order: OrderPage }) {
  const { words: all } = usePage();
  const { refund: words } = all.order;
  const { planned, money, fraud } = order;
  const isAnswer = planned.requestId !== undefined;
  const kinds = refundKindsOf(order.state, isAnswer || fraud.mark !== null || fraud.isHeld);
  if (!planned.isAllowed || money.left.amount <= 0 || kinds.length === 0) return null;
  return (
    <details className="refund" open={isAnswer || planned.isOpen}>
      <summary>{isAnswer ? words.answer : words.title}</summary>
      <form className="refund-choice">
        {order.listed && <input type="hidden" name="in" value={order.listed} />}
        {!isAnswer && (
          <>
            <fieldset>
              <legend>{words.what}</legend>
              {kinds.map((kind) => (
                <label key={kind}>
                  <input type="radio" name="give" value={kind} defaultChecked={planned.kind === kind} />
                  {words.kinds[kind]}
                </label>
              ))}
            </fieldset>
            {!kinds.includes("sims") ? null : order.quantity > simsAtOnce ? (
              <Field
                name="which"
                label={words.which}
                hint={words.places(order.quantity)}
                value={planned.which || placesText(planned.positions)}
                maxLength={2000}
                autoComplete="off"
              />
            ) : (
              <fieldset>
                <legend>{words.which}</legend>
                {everyPlace(order.quantity).map((position) => (
                  <label key={position}>
                    <input
                      type="checkbox"
                      name="sim"
                      value={position}
                      defaultChecked={planned.positions.includes(position)}
                    />
                    {all.order.sims.sim(position)}
                  </label>
                ))}
              </fieldset>
            )}
          </>
        )}
        <Field
          name="amount"
          label={words.amount(money.left.currency)}
          value={planned.typed}
          inputMode="decimal"
          autoComplete="off"
        />
        <button className="button">{words.show}</button>
      </form>
      {planned.problem !== undefined && <Problem>{planned.problem}</Problem>}
      {planned.preview && <Decision order={order} preview={planned.preview} />}
    </details>
  );
}

const everyPlace = (quantity: number) => Array.from({ length: quantity }, (_, at) => at + 1);

type Preview = NonNullable<OrderPage["planned"]["preview"]>;

function Decision({ order, preview }: { order: OrderPage; preview: Preview }) {
  const { words: all, language } = usePage();
  const { refund: words } = all.order;
  const { kind, requestId } = order.planned;
  const { amount, most, positions, books, goesTo, reach } = preview;
  const said = formatMoney(amount, language);
  return (
    <form method="post" className="stack">
      <RequestKey />
      <input type="hidden" name="shownAt" value={order.asOf} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="amount" value={amount.amount} />
      {requestId !== undefined && <input type="hidden" name="requestId" value={requestId} />}
      <input type="hidden" name="sims" value={placesText(positions)} />
      <ul className="known soft">
        <li>{words.most(formatMoney(most, language))}</li>
        {goesTo.map(({ method, sum }) => (
          <li key={method}>{words.goesTo(formatMoney(sum, language), all.orders.methods[method])}</li>
        ))}
        <li>{positions.length > 0 ? words.off(all.order.waits.sims(positions)) : words.stays}</li>
        <li>
          {words.books(
            books.map(({ account, sum }) => `${wordFor(words.accounts, account)} ${formatMoney(sum, language)}`),
          )}
        </li>
        {reach !== "alone" && <li>{words.reaches[reach]}</li>}
      </ul>
      <Letters order={order} preview={preview} />
      <Field name="answer" label={words.reason} hint={words.reasonHint} maxLength={500} autoComplete="off" />
      <p className="row">
        {reach !== "beyond" && (
          <button className="button button-go" name="what" value="give" aria-keyshortcuts="Meta+Enter Control+Enter">
            {reach === "alone" ? words.give(said) : words.propose(said)}
            <Key>⌘ ↵</Key>
          </button>
        )}
        {requestId !== undefined && (
          <button className="button" name="what" value="reject">
            {words.reject}
          </button>
        )}
      </p>
      {reach === "alone" && <p className="soft small">{words.undoable(undoSeconds)}</p>}
    </form>
  );
}

/** The e-mail of each payment that money goes back to, as its buyer will read it. */
function Letters({ order, preview: { amount, positions, goesTo } }: { order: OrderPage; preview: Preview }) {
  const { words: all, language } = usePage();
  const { number, buyer, planned } = order;
  const { kind, requestId } = planned;
  const wish = { number, kind, sims: placesText(positions), amount: String(amount.amount) };
  const title = all.order.refund.mail(languageFacts[buyer.language].label);
  return goesTo.map(({ sum }, part) => (
    <details key={part} className="refund-letter">
      <summary>{goesTo.length > 1 ? `${title} · ${formatMoney(sum, language)}` : title}</summary>
      <iframe
        title={title}
        src={`/console/frames/refund.html?${new URLSearchParams({ ...wish, ...(requestId && { requestId }), part: String(part) })}`}
        loading="lazy"
        sandbox=""
      />
    </details>
  ));
}
