import { languageFacts } from "../../../kernel/language.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { Field, FormProblem, LongField } from "../../parts/form.tsx";
import { KeptForm } from "../../parts/kept-form.tsx";
import { localText } from "../../parts/local-text.ts";
import { RequestKey } from "../../parts/request-key.tsx";
import type { FailuresPage } from "./load.ts";

type Ready = NonNullable<FailuresPage["ready"]>;

/** Ready to be published as it is: one press, and the pages say it until its end. */
export function ReadyNoticeForm({ ready, page }: { ready: Ready; page: FailuresPage }) {
  const { form: words } = useWords().coverage.failures;
  const { area, name, countries, until, languages } = ready;
  const standing = page.notices.filter((one) => one.countries.some((iso2) => countries.includes(iso2)));
  const place = page.places.find((one) => one.area === area)?.name ?? area;
  return (
    <section className="ready-notice" aria-labelledby="ready">
      <h2 id="ready">{words.title(place)}</h2>
      <p className="soft small">{words.lede}</p>
      {standing.length > 0 && (
        <p className="small">
          <Icon name="triangle-alert" /> {words.already} {standing.map(({ title }) => title).join(" · ")}
        </p>
      )}
      <FormProblem />
      <KeptForm name={`notice ${area}`} noValidate>
        <RequestKey />
        <input type="hidden" name="name" value={name} />
        <div className="ready-notice-facts">
          <Field
            name="countries"
            label={words.countries}
            hint={words.countriesHint}
            value={countries.join(" ")}
            autoComplete="off"
          />
          <Field
            name="until"
            type="datetime-local"
            label={words.until}
            hint={words.untilHint}
            value={localText(Date.parse(until))}
          />
        </div>
        <div className="ready-notice-languages">
          {languages.map((one) => (
            <NoticeIn key={one.language} said={one} />
          ))}
        </div>
        <p className="row">
          <button className="button button-go" name="do" value="put">
            <Icon name="check" />
            {words.publish}
          </button>
          <a className="button" href="/console/coverage/failures">
            {words.cancel}
          </a>
        </p>
      </KeptForm>
    </section>
  );
}

function NoticeIn({ said: { language, title, source, text } }: { said: Ready["languages"][number] }) {
  const { form: words } = useWords().coverage.failures;
  const { label, html } = languageFacts[language];
  return (
    <div className="ready-notice-language">
      <input type="hidden" name={`${language}.source`} value={source} />
      <Field name={`${language}.title`} label={words.titleIn(label)} lang={html} value={title} autoComplete="off" />
      <LongField name={`${language}.text`} label={words.textIn(label)} lang={html} rows={7} value={text} />
    </div>
  );
}
