import { useActionData, useRouteLoaderData } from "react-router";
import { may } from "../../../kernel/staff-right.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { Field } from "../../parts/form.tsx";
import { RequestKey } from "../../parts/request-key.tsx";

/** Stands open again with what was typed where something is wrong with it. */
export function GoodwillForm({ currency }: { currency: string }) {
  const me = useRouteLoaderData("frame") as Me;
  const { goodwill: words } = useWords().order.buyer;
  const answered = useActionData() as Answered | undefined;
  if (!may(me, "give_goodwill")) return null;
  const typed = answered?.entries;
  return (
    <details className="reveal" open={typed?.["because"] !== undefined}>
      <summary>
        <Icon name="ticket" />
        {words.title}
      </summary>
      <form method="post">
        <input type="hidden" name="what" value="goodwill" />
        <RequestKey />
        <div className="goodwill">
          <Field
            name="takesOff"
            label={words.takesOff}
            required
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
          />
          <label className="field">
            <span className="field-label">{words.unit}</span>
            <select className="box" name="unit" defaultValue={typed?.["unit"]}>
              <option value="money">{currency}</option>
              <option value="percent">{words.percent}</option>
            </select>
          </label>
        </div>
        <Field name="because" label={words.because} hint={words.hint} required maxLength={500} autoComplete="off" />
        <p className="soft small">{words.note}</p>
        <button className="button">{words.go}</button>
      </form>
    </details>
  );
}
