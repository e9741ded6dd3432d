import { intentions, products, resellerWays, type Interest } from "../../../features/people/enquiries/rules.ts";
import { FieldError, fieldId } from "../../../ui/field-parts.tsx";
import { TextAreaField, TextField } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { useWords } from "../../ground/visit/words.ts";
import type { Filled } from "../../parts/forms/form-part.ts";
import { Part } from "./part.tsx";

/** As the picture has them; what hangs on one stands in it, shown while it is chosen (contact-us.css). */
const shown: readonly Interest[] = ["reseller", "enterprise", "esim_listing", "roaming", "others"];

export function IntentionPart({ entries, beside }: Filled) {
  const words = useWords("contact");
  const error = beside("interests");
  return (
    <Part number={1} title={words.parts.intention}>
      <RadioCards
        label={words.intentions.label}
        name="intention"
        beside
        required
        cards={intentions.map((value) => ({ value, ...words.intentions[value] }))}
        defaultValue={entries?.["intention"]}
        error={beside("intention")}
      />
      <fieldset className="field contact-wants">
        <legend className="field-label">
          {words.interests.label}
          <span className="field-note">{words.interests.many}</span>
        </legend>
        {shown.map((one, place) => (
          <div key={one} className={`contact-want contact-want-${one}`}>
            <label className="check-line">
              <input
                type="checkbox"
                id={place === 0 ? fieldId("interests") : undefined}
                name={`interests.${one}`}
                value="on"
                defaultChecked={entries?.[`interests.${one}`] === "on"}
              />
              <Icon name="check" />
              <span>
                <b>{words.interests[one].label}</b>
                {words.interests[one].about && <span className="kick">{words.interests[one].about}</span>}
              </span>
            </label>
            {one === "reseller" && <Way entries={entries} beside={beside} />}
            {one === "others" && (
              <div className="contact-more">
                <TextAreaField
                  label={words.others}
                  name="others"
                  rows={3}
                  maxLength={1000}
                  defaultValue={entries?.["others"]}
                  error={beside("others")}
                />
              </div>
            )}
          </div>
        ))}
        <FieldError name="interests">{error}</FieldError>
      </fieldset>
      <Product entries={entries} beside={beside} />
    </Part>
  );
}

function Way({ entries, beside }: Filled) {
  const { ways } = useWords("contact");
  return (
    <div className="contact-more" id={fieldId("resellerWay")} tabIndex={-1}>
      <Segmented
        label={ways.label}
        showLabel
        name="resellerWay"
        options={resellerWays.map((value) => ({ value, label: ways[value] }))}
        defaultValue={entries?.["resellerWay"]}
      />
      <FieldError name="resellerWay">{beside("resellerWay")}</FieldError>
    </div>
  );
}

/** Asked of who sells, and of who lists eSIMs. */
function Product({ entries, beside }: Filled) {
  const words = useWords("contact");
  return (
    <div className="contact-product">
      <div id={fieldId("product")} tabIndex={-1}>
        <Segmented
          label={words.product.label}
          showLabel
          name="product"
          options={products.map((value) => ({ value, label: words.product[value] }))}
          defaultValue={entries?.["product"]}
        />
        <FieldError name="product">{beside("product")}</FieldError>
      </div>
      <TextField
        label={words.resourceSupplier}
        hint={words.resourceSupplierHint}
        name="resourceSupplier"
        maxLength={120}
        defaultValue={entries?.["resourceSupplier"]}
        error={beside("resourceSupplier")}
      />
    </div>
  );
}
