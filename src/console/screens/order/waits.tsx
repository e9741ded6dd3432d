import { shownLanguage, languageFacts } from "../../../kernel/language.ts";
import { formatMoney } from "../../../kernel/money.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import { shortMoment } from "../../parts/short-moment.ts";
import type { OrderPage } from "./load.ts";
import { wordFor } from "./word-for.ts";

type Request = OrderPage["waits"]["requests"][number];
const hues = { at_once: "celadon", review: "gilt", no: "wrong" } as const;

/** Only if something waits: what it is, what is known, and what the rule as sold says. */
export function Waits({ order }: { order: OrderPage }) {
  const { words: all, language } = usePage();
  const { waits: words } = all.order;
  const { requests, refunds } = order.waits;
  // a request that waits stands here itself
  const open = order.waits.cases.filter(({ kind }) => kind !== "refund_asked");
  if (requests.length === 0 && refunds.length === 0 && open.length === 0) return null;
  return (
    <section className="todo" aria-label={words.title}>
      {refunds.map(({ id, amount, positions, who, dueAt }) => (
        <form key={id} method="post" className="todo-case">
          <input type="hidden" name="what" value="undo" />
          <input type="hidden" name="id" value={id} />
          <Icon name="undo-2" />
          <b>{words.decided(formatMoney(amount, language), dueAt.slice(11, 19))}</b>
          <span className="soft">
            {[positions.length > 0 && words.sims(positions), who].filter(Boolean).join(" · ")}
          </span>
          {order.planned.isAllowed && <button className="button">{words.undo}</button>}
        </form>
      ))}
      {requests.map((request) => (
        <RequestToDecide key={request.id} request={request} order={order} />
      ))}
      {open.map(({ id, kind, openedAt }) => (
        <p key={id} className="todo-case hue-wrong">
          <Icon name="triangle-alert" />
          <b>{words.case(wordFor(all.inbox.kinds, kind))}</b>
          <span className="soft">{words.since(shortMoment(openedAt, language))}</span>
        </p>
      ))}
    </section>
  );
}

function RequestToDecide({ request, order }: { request: Request; order: OrderPage }) {
  const { words: all, language } = usePage();
  const { waits: words, why, reasons } = all.order;
  const { kind, positions, amount, note, reason, askedAt, terms } = request;
  const answer = terms.every((term) => term.answer === "at_once")
    ? "at_once"
    : terms.some((term) => term.answer === "no")
      ? "no"
      : "review";
  const said = (kind === "withdrawal" ? words.withdraws : words.asks)(
    formatMoney(amount, language),
    words.sims(positions),
  );
  const buyers = shownLanguage(order.buyer.language);
  return (
    <>
      <div className="todo-head">
        <h2>{said}</h2>
        <span className={`pill hue-${hues[answer]}`}>{words.answers[answer]}</span>
        <span className="pill">
          <Icon name="clock" />
          {words.since(shortMoment(askedAt, language))}
        </span>
      </div>
      <p className="small">
        {note === null ? (
          words.noNote(reasons[reason as keyof typeof reasons])
        ) : (
          <>
            <q lang={languageFacts[buyers].html}>{note}</q>{" "}
            <span className="soft">
              {words.written(languageFacts[buyers].label, reasons[reason as keyof typeof reasons])}
            </span>
          </>
        )}
      </p>
      <ul className="known soft">
        {terms.map((term) => (
          <li key={term.position}>
            <Icon name="signal" />
            {words.used(term.position, term.usedMb ?? 0)} · {why[term.why]}
          </li>
        ))}
        <li>
          <Icon name="file-text" />
          {words.rules[order.plan.refundRule]}
        </li>
      </ul>
    </>
  );
}
