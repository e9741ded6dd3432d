import { languageFacts } from "../../../kernel/language.ts";
import { useWords } from "../../ground/asking.ts";
import { Field } from "../../parts/form.tsx";
import { localText } from "../../parts/local-text.ts";
import { RequestKey } from "../../parts/request-key.tsx";
import { endOffered } from "./end-offered.ts";
import type { MaintenancePage } from "./load.ts";

/** The same form closes the shop and changes what visitors are told; the preview is shown before either. */
export function ClosingForm({ page: { closed, now, page } }: { page: MaintenancePage }) {
  const { maintenance: words } = useWords();
  return (
    <form method="post" className="upkeep-form">
      <h2>{closed ? words.change : words.close}</h2>
      <RequestKey />
      <Field
        name="until"
        type="datetime-local"
        label={words.end}
        hint={words.endHint}
        value={localText(endOffered({ closed, now }))}
        required
      />
      <fieldset className="upkeep-reasons">
        <legend className="field-label">{words.reason}</legend>
        <p className="field-hint">{words.reasonHint}</p>
        {page.map(({ language }) => (
          <Field
            key={language}
            name={`reason.${language}`}
            label={languageFacts[language].label}
            value={closed?.reason?.[language] ?? ""}
            lang={languageFacts[language].html}
            maxLength={200}
            autoComplete="off"
          />
        ))}
      </fieldset>
      <div className="upkeep-deeds">
        <button className="button" name="do" value="look">
          {words.look}
        </button>
        <button className={closed ? "button" : "button button-go"} name="do" value="close">
          {closed ? words.change : words.close}
        </button>
      </div>
    </form>
  );
}
