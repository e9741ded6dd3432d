import { useActionData } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { Field } from "../../parts/form.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { clockTime } from "../../parts/short-moment.ts";
import type { OrderPage } from "./load.ts";

/** Whoever began it types the code that the buyer reads out. */
export function MoveUnderWay({ move: { to, until, isMine } }: { move: NonNullable<OrderPage["buyer"]["move"]> }) {
  const { move: words } = useWords().order.buyer;
  return (
    <div className="reveal">
      <h3>{words.title(to)}</h3>
      <p className="soft small">{(isMine ? words.note : words.colleague)(clockTime(until))}</p>
      {isMine && (
        <form method="post">
          <input type="hidden" name="what" value="told" />
          <RequestKey />
          <Field
            name="code"
            label={words.code}
            required
            inputMode="numeric"
            maxLength={20}
            autoComplete="one-time-code"
          />
          <button className="button button-go">{words.go}</button>
        </form>
      )}
    </div>
  );
}

export function ObjectionForm() {
  const { move: words } = useWords().order.buyer;
  const answered = useActionData() as Answered | undefined;
  return (
    <details className="reveal" open={answered?.entries["objection"] !== undefined}>
      <summary>
        <Icon name="circle-alert" />
        {words.object}
      </summary>
      <form method="post">
        <input type="hidden" name="what" value="keep-mailbox" />
        <RequestKey />
        <Field
          name="objection"
          label={words.objected}
          hint={words.objectedHint}
          required
          maxLength={500}
          autoComplete="off"
        />
        <button className="button">{words.keep}</button>
      </form>
    </details>
  );
}
