import { useActionData } from "react-router";
import { currencies } from "../../../kernel/currency.ts";
import { FieldError, fieldId, spokenBy } from "../../../ui/field-parts.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import type { PricesAnswered } from "./act.ts";

/** Many prices at once: the chosen cells in the sheet; without a script every plan of the search, looked through next. */
export function PriceDeedsForm() {
  const { sheet: words } = useWords();
  const { entries = {}, fields = [] } = useActionData<PricesAnswered>() ?? {};
  const error = fields.find(({ field }) => field === "percent" || field === "base")?.message;
  return (
    <form method="post" noValidate className="price-deeds" aria-label={words.deeds} data-price-deeds="">
      <label htmlFor={fieldId("percent")}>{words.percent}</label>
      <input
        className="box"
        id={fieldId("percent")}
        name="percent"
        defaultValue={entries["percent"]}
        placeholder="-5"
        autoComplete="off"
        {...spokenBy({ name: "percent", error })}
      />
      <button className="button" name="do" value="percent">
        {words.byPercent}
      </button>
      <label htmlFor={fieldId("base")}>{words.base}</label>
      <select className="box" id={fieldId("base")} name="base" defaultValue={entries["base"]}>
        {currencies.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </select>
      <button className="button" name="do" value="rate">
        {words.atRate}
      </button>
      <button className="button" name="do" value="ninety_nine">
        {words.ninetyNine}
      </button>
      <span className="price-undo" data-sheet-only="" hidden>
        <button type="button" className="button button-quiet" data-undo="" aria-label={words.undo} disabled>
          <Icon name="undo-2" />
        </button>
        <button type="button" className="button button-quiet" data-redo="" aria-label={words.redo} disabled>
          <Icon name="redo-2" />
        </button>
      </span>
      <noscript>
        <label htmlFor={fieldId("on")}>{words.on}</label>{" "}
        <select className="box" id={fieldId("on")} name="on" defaultValue={entries["on"]}>
          <option value="">{words.everyCurrency}</option>
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </select>{" "}
        {words.onSearch}
      </noscript>
      <FieldError name="percent">{error}</FieldError>
      <p className="price-said" aria-live="polite" data-sheet-said="" />
      {/* where nothing is said */}
      <p className="soft price-keys" data-sheet-only="" hidden>
        {words.keys}
      </p>
    </form>
  );
}
