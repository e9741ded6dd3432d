import { currencies } from "../../../kernel/currency.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { Field, FormProblem, useTyped } from "../../parts/form.tsx";
import { KeptForm } from "../../parts/kept-form.tsx";
import { RequestKey } from "../../parts/request-key.tsx";

/** A new code: percent or amounts, never both; the rules are those of the importer. */
export function NewPromoPanel({ closed }: { closed: string }) {
  const { promos: words } = useWords();
  return (
    <aside className="promo-panel" aria-label={words.fresh}>
      <header>
        <h2>{words.fresh}</h2>
        <a className="button button-quiet" href={closed} aria-label={words.close}>
          <Icon name="x" />
        </a>
      </header>
      <FormProblem />
      <KeptForm name="new" className="promo-form">
        <input type="hidden" name="do" value="make" />
        <RequestKey />
        <Field
          name="code"
          label={words.columns.code}
          hint={words.codeHint}
          required
          maxLength={40}
          autoComplete="off"
        />
        <Field
          name="count"
          label={words.series.count}
          hint={words.series.countHint}
          inputMode="numeric"
          maxLength={4}
          value="1"
          autoComplete="off"
        />
        <Kinds />
        <Field name="percent" label={words.percent} inputMode="numeric" maxLength={2} autoComplete="off" />
        <div className="promo-three">
          {currencies.map((currency) => (
            <Field
              key={currency}
              name={`amounts.${currency}`}
              label={currency}
              inputMode="decimal"
              autoComplete="off"
            />
          ))}
        </div>
        <Field name="plan_codes" label={words.planCodes} hint={words.planCodesHint} autoComplete="off" />
        <FirstOrder />
        <div className="promo-pair">
          <Field name="valid_from" label={words.from} type="date" required />
          <Field name="valid_until" label={words.lastDay} type="date" required />
        </div>
        <div className="promo-pair">
          <Field name="total_limit" label={words.total} inputMode="numeric" autoComplete="off" />
          <Field name="per_buyer_limit" label={words.perBuyer} inputMode="numeric" autoComplete="off" />
        </div>
        <button className="button button-go button-wide">{words.make}</button>
        <p className="soft">{words.makeLede}</p>
      </KeptForm>
    </aside>
  );
}

function Kinds() {
  const { promos: words } = useWords();
  const chosen = useTyped()?.["kind"] ?? "percent";
  return (
    <fieldset className="promo-kinds">
      <legend className="field-label">{words.columns.discount}</legend>
      {(["percent", "amount"] as const).map((kind) => (
        <label key={kind}>
          <input type="radio" name="kind" value={kind} defaultChecked={chosen === kind} /> {words.kinds[kind]}
        </label>
      ))}
    </fieldset>
  );
}

function FirstOrder() {
  const { promos: words } = useWords();
  const typed = useTyped();
  return (
    <label>
      <input type="checkbox" name="first_order" defaultChecked={typed?.["first_order"] === "on"} /> {words.firstOrder}
    </label>
  );
}
