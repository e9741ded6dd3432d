import { useActionData, useRouteLoaderData } from "react-router";
import { may } from "../../../kernel/staff-right.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { Field } from "../../parts/form.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import type { OrderPage } from "./load.ts";

type Fraud = OrderPage["fraud"];

/** What holds the order, and the one thing to do about it; SIMs are blocked and money goes back where they always do. */
export function FraudHold({ fraud: { mark, isHeld } }: { fraud: Fraud }) {
  const me = useRouteLoaderData("frame") as Me;
  const { words: all, language } = usePage();
  const { fraud: words } = all.order;
  if (!mark && !isHeld) return null;
  return (
    <section className="todo" aria-label={words.label}>
      <div className="todo-head">
        <h2>{mark ? words.marked : words.held}</h2>
        {mark && <span className="pill">{words.by(mark.who, shortMoment(mark.at, language))}</span>}
      </div>
      {mark && (
        <p className="small">
          <q>{mark.reason}</q>
        </p>
      )}
      <p className="small soft">{mark ? words.markedNote : words.heldNote}</p>
      {may(me, "mark_fraud") &&
        (mark ? (
          <Because what="liftFraud" title={words.lift} go={words.liftGo} />
        ) : (
          <form method="post">
            <input type="hidden" name="what" value="releaseOrder" />
            <RequestKey />
            <button className="button button-go">{words.release}</button>
          </form>
        ))}
    </section>
  );
}

/** Stands behind what is asked for more often. */
export function MarkFraud({ fraud: { mark } }: { fraud: Fraud }) {
  const me = useRouteLoaderData("frame") as Me;
  const { fraud: words } = useWords().order;
  if (mark || !may(me, "mark_fraud")) return null;
  return <Because what="markFraud" title={words.mark} go={words.go} note={words.note} />;
}

function Because({ what, title, go, note }: { what: string; title: string; go: string; note?: string }) {
  const { fraud: words } = useWords().order;
  const answered = useActionData() as Answered | undefined;
  return (
    <details className="reveal" open={answered?.entries["fraudBecause"] !== undefined}>
      <summary>
        <Icon name="triangle-alert" />
        {title}
      </summary>
      <form method="post">
        <input type="hidden" name="what" value={what} />
        <RequestKey />
        <Field
          name="fraudBecause"
          label={words.because}
          hint={words.hint}
          required
          maxLength={500}
          autoComplete="off"
        />
        {note && <p className="soft small">{note}</p>}
        <button className="button">{go}</button>
      </form>
    </details>
  );
}
