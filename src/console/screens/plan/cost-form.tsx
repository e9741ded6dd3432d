import { useActionData } from "react-router";
import { currencies } from "../../../kernel/currency.ts";
import { FieldError, fieldId, spokenBy } from "../../../ui/field-parts.tsx";
import { useWords } from "../../ground/asking.ts";
import { Moment } from "../../parts/moment.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { amountText } from "../../parts/typed-values.ts";
import type { PlanAnswered } from "./act.ts";
import type { PlanPage } from "./load.ts";

type Kept = NonNullable<PlanPage["kept"]>;

/** What the plan costs us: no part of its record, so that it changes nothing in the shop and waits for nobody. */
export function CostForm({ cost, mayEdit, isSet }: { cost: Kept["cost"]; mayEdit: boolean; isSet: boolean }) {
  const { cost: words } = useWords().plans;
  const answered = useActionData() as PlanAnswered | undefined;
  const isMine = answered?.entries.do === "cost";
  const typed = isMine ? answered.entries : undefined;
  const errorAt = (name: string) => (isMine ? answered.fields.find(({ field }) => field === name)?.message : undefined);
  const amount = { name: "cost-amount", error: errorAt("amount") };
  const currency = { name: "cost-currency", error: errorAt("currency") };
  return (
    <section className="plan-cost" aria-labelledby="cost" id="cost-of-plan">
      <h2 id="cost">{words.title}</h2>
      {isSet && !answered && <output className="told">{words.saved}</output>}
      <p className="soft small">
        {words.lede}{" "}
        {cost && (
          <>
            {words.setBy(cost.who)} <Moment at={cost.at} />
          </>
        )}
      </p>
      {cost && (!mayEdit || typed) && <p>{words.now(cost.currency, amountText(cost.amount))}</p>}
      {!cost && !mayEdit && <p>{words.none}</p>}
      {mayEdit && (
        <form method="post" noValidate className="row">
          <RequestKey />
          <input type="hidden" name="version" value={cost?.version ?? 0} />
          <div className="field">
            <label className="field-label" htmlFor={fieldId(amount.name)}>
              {words.amount}
            </label>
            <input
              className="box"
              id={fieldId(amount.name)}
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={typed?.amount ?? (cost ? amountText(cost.amount) : "")}
              {...spokenBy(amount)}
            />
            <FieldError name={amount.name}>{amount.error}</FieldError>
          </div>
          <div className="field">
            <label className="field-label" htmlFor={fieldId(currency.name)}>
              {words.currency}
            </label>
            <select
              className="box"
              id={fieldId(currency.name)}
              name="currency"
              defaultValue={typed?.currency ?? cost?.currency ?? "USD"}
              {...spokenBy(currency)}
            >
              {currencies.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
            <FieldError name={currency.name}>{currency.error}</FieldError>
          </div>
          <button className="button" name="do" value="cost">
            {words.save}
          </button>
        </form>
      )}
    </section>
  );
}
