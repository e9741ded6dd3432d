import { useActionData, useLoaderData, useRouteLoaderData } from "react-router";
import { amountText, type Money } from "../../../kernel/money.ts";
import { may } from "../../../kernel/staff-right.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { Field, FormProblem } from "../../parts/form.tsx";
import { Dropped } from "../../parts/list.tsx";
import { Moment } from "../../parts/moment.tsx";
import { Pairs } from "../../parts/panel.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import { answer } from "./act.ts";
import { dispute, type Dispute } from "./load.ts";

export const loader = dispute;
export const action = answer;

const text = (of: Money) => `${of.currency} ${amountText(of)}`;

/** One dispute: what the bank wants back, what has moved, what to answer with, and that it was answered. */
export function Component() {
  const found = useLoaderData() as Dispute;
  const answered = useActionData() as Answered | undefined;
  const { words } = usePage();
  const {
    amount,
    state,
    order,
    topUp,
    card,
    charged,
    refunded,
    gateway,
    reference,
    reason,
    begunAt,
    answerBy,
    dropped,
  } = found;
  const said = words.disputes;
  const title = said.dispute(text(amount));
  return (
    <>
      <title>{words.titled(title)}</title>
      <header className="bar">
        <a className="button button-quiet" href="/console/finance/disputes">
          <Icon name="arrow-left" />
          <span className="vh">{said.title}</span>
        </a>
        <h1>{title}</h1>
        <span className={state === "lost" ? "pill hue-gilt" : "pill"}>{said.states[state]}</span>
      </header>
      <Dropped names={dropped} />
      {found.isDone && !answered && <output className="told">{said.answer.done}</output>}
      <div className="difference">
        <FormProblem />
        <Pairs
          pairs={[
            [
              said.facts.order,
              order && (
                <a key="order" href={`/console/orders/${order}`}>
                  {order}
                </a>
              ),
            ],
            [said.facts.topUp, topUp],
            [said.facts.left, card && text(card.left)],
            [said.facts.reason, said.reasons[reason]],
            [said.facts.due, state === "needs_answer" && answerBy && <Moment key="due" at={answerBy} />],
            [said.facts.begun, <Moment key="begun" at={begunAt} />],
            [said.facts.charged, text(charged)],
            [said.facts.refunded, refunded && text(refunded)],
            [said.facts.gateway, gateway],
            [said.facts.reference, reference],
          ]}
        />
        <Moves dispute={found} />
        {card && state !== "won" && <CardToAskFor iccid={card.iccid} />}
        {state !== "won" && <Evidence dispute={found} />}
        <Answering dispute={found} />
      </div>
    </>
  );
}

/** A balance that the bank took the money of can be used until somebody acts. */
function CardToAskFor({ iccid }: { iccid: string }) {
  const { card: said } = useWords().disputes;
  return (
    <section>
      <h2>{said.title}</h2>
      <p>{said.lede}</p>
      <p className="row">
        <a className="button" href={`/console/customers/sims/${iccid}#prepaid`}>
          <Icon name="card-sim" /> {said.go}
        </a>
      </p>
    </section>
  );
}

function Moves({ dispute: { moves, amount, state, charged, refunded } }: { dispute: Dispute }) {
  const { disputes: said } = useWords();
  const isTwice = refunded !== null && refunded.amount + amount.amount > charged.amount;
  return (
    <section>
      <h2>{said.moves.title}</h2>
      {moves.length === 0 && <p>{said.moves.none}</p>}
      <ul>
        {moves.map(({ kind, at, fee }) => (
          <li key={`${kind} ${at}`}>
            {[said.moves[kind], text(amount), fee && said.moves.fee(text(fee))].filter(Boolean).join(" · ")}{" "}
            <Moment at={at} />
          </li>
        ))}
      </ul>
      {moves.length > 0 && state !== "won" && <p>{isTwice ? said.twice : said.noRefund}</p>}
    </section>
  );
}

function Evidence({ dispute: { order, page } }: { dispute: Dispute }) {
  const { evidence: said } = useWords().disputes;
  return (
    <section>
      <h2>{said.title}</h2>
      <p>{said.lede}</p>
      <p className="row">
        {order && (
          <a className="button" href={`/console/orders/${order}#documents`}>
            <Icon name="file-text" /> {said.documents}
          </a>
        )}
        <a className="button" href={page} rel="noreferrer">
          <Icon name="external-link" /> {said.page}
        </a>
      </p>
      {order && <p className="soft">{said.fraud}</p>}
    </section>
  );
}

function Answering({ dispute: { state, answer: sent, answeredAt, answeredBy } }: { dispute: Dispute }) {
  const me = useRouteLoaderData("frame") as Me;
  const { words, language } = usePage();
  const { answer: said } = words.disputes;
  if (answeredAt !== null)
    return (
      <section>
        <h2>{said.title}</h2>
        <p>{sent}</p>
        <p className="soft">{said.by(answeredBy ?? "–", shortMoment(answeredAt, language))}</p>
      </section>
    );
  if (state !== "needs_answer" || !may(me, "settle_differences")) return null;
  return (
    <form method="post" className="difference-form">
      <h2>{said.title}</h2>
      <RequestKey />
      <Field name="answer" label={said.what} hint={said.hint} required maxLength={500} autoComplete="off" />
      <button className="button button-go">{said.go}</button>
    </form>
  );
}
