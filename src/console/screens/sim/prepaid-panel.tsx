import { useActionData, useRouteLoaderData } from "react-router";
import { formatMoney } from "../../../kernel/money.ts";
import { may } from "../../../kernel/staff-right.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { dayText } from "../../parts/day-text.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { Field } from "../../parts/form.tsx";
import { Key, undoKeys } from "../../parts/key.tsx";
import { Pairs, Panel } from "../../parts/panel.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { clockTime, shortMoment } from "../../parts/short-moment.ts";
import type { SimPage } from "./load.ts";

type Prepaid = NonNullable<SimPage["prepaid"]>;

/** What is owed to a prepaid card, and what staff corrected. */
export function PrepaidPanel({ sim: { prepaid } }: { sim: SimPage }) {
  const { words: all, language } = usePage();
  const { prepaid: words } = all.customers.sim;
  if (!prepaid) return null;
  const { balance, validUntil, corrections } = prepaid;
  return (
    <Panel title={words.title} id="prepaid">
      <Pairs
        pairs={[
          [words.balance, formatMoney(balance, language)],
          [words.validUntil, validUntil && dayText(validUntil, language)],
        ]}
      />
      {corrections.length > 0 && (
        <ol className="events">
          {corrections.map((correction) => (
            <Correction key={correction.id} correction={correction} />
          ))}
        </ol>
      )}
      <CorrectForm />
    </Panel>
  );
}

function Correction({ correction }: { correction: Prepaid["corrections"][number] }) {
  const me = useRouteLoaderData("frame") as Me;
  const { words: all, language } = usePage();
  const { prepaid: words } = all.customers.sim;
  const { id, amount, reason, state, failure, who, isMine, second, at, takeBackUntil } = correction;
  return (
    <li>
      <p>
        <b>{formatMoney(amount, language)}</b> ·{" "}
        {takeBackUntil === null ? words.states[state] : words.held(clockTime(takeBackUntil, { seconds: true }))}
        {failure !== null && ` (${failure})`}
      </p>
      <p>{reason}</p>
      <p className="soft small">
        {[who, second, shortMoment(at, language)].filter((part) => part !== null).join(" · ")}
      </p>
      {(state === "proposed" || takeBackUntil !== null) && may(me, "give_refunds") && (
        <form method="post" className="cluster">
          <input type="hidden" name="id" value={id} />
          <RequestKey />
          {state === "proposed" && !isMine && (
            <button className="button" name="what" value="confirm">
              {words.confirm}
            </button>
          )}
          <button className="button button-quiet" name="what" value="withdraw" aria-keyshortcuts={undoKeys}>
            {words.withdraw}
            <Key>Z</Key>
          </button>
        </form>
      )}
    </li>
  );
}

function CorrectForm() {
  const me = useRouteLoaderData("frame") as Me;
  const { prepaid: words } = usePage().words.customers.sim;
  const isAnswered = useActionData<Answered>()?.entries["what"] === "correct";
  if (!may(me, "give_refunds")) return null;
  return (
    <details className="reveal" open={isAnswered}>
      <summary>
        <Icon name="wallet" />
        {words.go}
      </summary>
      <form method="post">
        <input type="hidden" name="what" value="correct" />
        <RequestKey />
        <Field
          name="amount"
          label={words.amount}
          hint={words.amountHint}
          required
          inputMode="text"
          maxLength={12}
          autoComplete="off"
        />
        <Field name="reason" label={words.reason} hint={words.reasonHint} required maxLength={500} autoComplete="off" />
        <p className="soft small">{words.note}</p>
        <button className="button">{words.go}</button>
      </form>
    </details>
  );
}
