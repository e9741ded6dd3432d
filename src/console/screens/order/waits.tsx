import { shownLanguage, languageFacts } from "../../../kernel/language.ts";
import { formatMoney } from "../../../kernel/money.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import { Key, undoKeys } from "../../parts/key.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { SendAgain } from "../../parts/send-again.tsx";
import { clockTime, shortMoment } from "../../parts/short-moment.ts";
import { wordFor } from "../../parts/word-for.ts";
import type { OrderPage } from "./load.ts";

type Request = OrderPage["waits"]["requests"][number];
const hues = { at_once: "celadon", review: "gilt", no: "wrong" } as const;

/** Only if something waits: what it is, what is known, and what the rule as sold says. */
export function Waits({ order }: { order: OrderPage }) {
  const { words: all, language } = usePage();
  const { waits: words } = all.order;
  const { requests, refunds, changes, proposals, failed } = order.waits;
  // a request or a proposal that waits stands here itself
  const isStopping = changes.some(({ who }) => who === null);
  const isUndecided =
    order.change.mayChange && !isStopping && order.waits.cases.some(({ kind }) => kind === "plan_change_unknown");
  const open = order.waits.cases.filter(({ kind }) => kind !== "refund_asked" && kind !== "refund_proposed");
  if ([requests, proposals, refunds, changes, failed].every(({ length }) => length === 0) && open.length === 0)
    return null;
  return (
    <section className="todo" aria-label={words.title}>
      {refunds.map(({ id, amount, positions, who, dueAt }) => (
        <form key={id} method="post" className="todo-case">
          <input type="hidden" name="what" value="undo" />
          <input type="hidden" name="id" value={id} />
          <Icon name="undo-2" />
          <b>{words.decided(formatMoney(amount, language), clockTime(dueAt, { seconds: true }))}</b>
          <span className="soft">
            {[positions.length > 0 && words.sims(positions), who].filter(Boolean).join(" · ")}
          </span>
          {order.planned.isAllowed && (
            <button className="button" aria-keyshortcuts={undoKeys}>
              {words.undo}
              <Key>Z</Key>
            </button>
          )}
        </form>
      ))}
      {changes.map((change) => (
        <ChangeThatWaits key={change.id} change={change} isAllowed={order.change.mayChange} />
      ))}
      {proposals.map((proposal) => (
        <Proposal key={proposal.id} proposal={proposal} isAllowed={order.planned.isAllowed} />
      ))}
      {failed.map((refund) => (
        <RefundThatFailed key={refund.id} refund={refund} isAllowed={order.planned.isAllowed} />
      ))}
      {requests.map((request) => (
        <RequestToDecide key={request.id} request={request} order={order} />
      ))}
      {isUndecided && <ChangeToDecide />}
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

function ChangeThatWaits({
  change: { id, plan, days, who, dueAt },
  isAllowed,
}: {
  change: OrderPage["waits"]["changes"][number];
  isAllowed: boolean;
}) {
  const { order, planChange } = usePage().words;
  const { waits: words } = order;
  return (
    <form method="post" className="todo-case">
      <input type="hidden" name="what" value="unchange" />
      <input type="hidden" name="id" value={id} />
      <RequestKey />
      <Icon name="refresh-cw" />
      <b>{(who === null ? words.stops : words.changes)(clockTime(dueAt, { seconds: true }))}</b>
      <span className="soft">{[planChange.after(plan, days), who].filter(Boolean).join(" · ")}</span>
      {isAllowed && (
        <button className="button" aria-keyshortcuts={undoKeys}>
          {words.undo}
          <Key>Z</Key>
        </button>
      )}
    </form>
  );
}

type Failed = OrderPage["waits"]["failed"][number];

function RefundThatFailed({ refund, isAllowed }: { refund: Failed; isAllowed: boolean }) {
  const { words: all, language } = usePage();
  const { id, amount, closedNote } = refund;
  const said = (
    <>
      <Icon name="undo-2" />
      <b>{all.order.waits.failed(formatMoney(amount, language))}</b>
    </>
  );
  if (!isAllowed) return <p className="todo-case">{said}</p>;
  return (
    <form method="post" className="todo-case">
      <input type="hidden" name="what" value="retry" />
      <input type="hidden" name="id" value={id} />
      <RequestKey />
      {said}
      <SendAgain closedNote={closedNote} />
    </form>
  );
}

/** The network told nothing about a change of plan: whether it is asked again is a person's decision. */
function ChangeToDecide() {
  const { planChange: words } = usePage().words;
  return (
    <form method="post" className="todo-case">
      <input type="hidden" name="what" value="decide-change" />
      <RequestKey />
      <Icon name="refresh-cw" />
      <b>{words.review}</b>
      <button className="button" name="decision" value="again">
        {words.again}
      </button>
      <button className="button" name="decision" value="stop">
        {words.stop}
      </button>
    </form>
  );
}

/** Beyond a colleague's limit. Whoever proposed it can take it back, and anybody else who may can confirm it. */
function Proposal({
  proposal: { id, amount, positions, who, answer, isMine },
  isAllowed,
}: {
  proposal: OrderPage["waits"]["proposals"][number];
  isAllowed: boolean;
}) {
  const { words: all, language } = usePage();
  const { waits: words } = all.order;
  const said = formatMoney(amount, language);
  return (
    <>
      <div className="todo-head">
        <h2>{words.proposed(who, said)}</h2>
        <span className="pill hue-gilt">{isMine ? words.colleagueConfirms : words.youConfirm}</span>
      </div>
      <p className="small">
        <q>{answer}</q> {positions.length > 0 && <span className="soft">{words.sims(positions)}</span>}
      </p>
      {isAllowed && (
        <form method="post" className="row">
          <input type="hidden" name="id" value={id} />
          <RequestKey />
          {!isMine && (
            <button className="button button-go" name="what" value="confirm">
              {words.confirm(said)}
            </button>
          )}
          <button className="button" name="what" value="undo">
            {isMine ? words.undo : words.decline}
          </button>
        </form>
      )}
    </>
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
