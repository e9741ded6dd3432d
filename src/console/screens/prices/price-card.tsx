import { currencies } from "../../../kernel/currency.ts";
import { fullyOffered, languageFacts } from "../../../kernel/language.ts";
import { fieldId } from "../../../ui/field-parts.tsx";
import { usePage } from "../../ground/asking.ts";

/** Where the sheet puts the card of the plan that is typed into; without a script cards come when it is looked through. */
export function PriceCard() {
  const { words, language } = usePage();
  const { card } = words.sheet;
  return (
    <aside
      className="price-card"
      aria-labelledby="price-card"
      data-price-card="/console/catalogue/prices/card"
      data-sheet-only=""
      hidden
    >
      <h2 id="price-card">{card.title}</h2>
      <div className="row">
        <select
          className="box"
          aria-label={card.language}
          id={fieldId("language")}
          name="language"
          defaultValue={language}
        >
          {fullyOffered.map((one) => (
            <option key={one} value={one} lang={languageFacts[one].html}>
              {languageFacts[one].label}
            </option>
          ))}
        </select>
        <select className="box" aria-label={card.currency} id={fieldId("currency")} name="currency">
          <option value="">{card.ofCell}</option>
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </select>
      </div>
      <section data-card="">
        <p className="soft">{card.hint}</p>
      </section>
    </aside>
  );
}
