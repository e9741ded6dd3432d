import { useActionData } from "react-router";
import { faqKinds } from "../../../features/catalogue/content/faq-kinds.ts";
import { consentPolicy } from "../../../features/catalogue/content/policy-name.ts";
import { factsOfText, languagesOf, originalLanguage } from "../../../features/catalogue/content/staff-rules.ts";
import { languageFacts, type Language } from "../../../kernel/language.ts";
import { fieldId } from "../../../ui/field-parts.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { EnterKeeps } from "../../parts/form.tsx";
import { Key } from "../../parts/key.tsx";
import type { TextAnswered } from "./act.ts";
import type { TextPage } from "./load.ts";
import { TextCell } from "./text-cell.tsx";
import { rowsIn, type Entries } from "./text-entries.ts";
import { TextFact } from "./text-fact.tsx";

type TextFormProps = {
  page: TextPage;
  entries: Entries;
  version: string | null;
  now: Entries | undefined;
  change: string | undefined;
};

/** The languages side by side, a row for each paragraph and an empty one to go on. */
export function TextForm({ page, entries, version, now, change }: TextFormProps) {
  const answered = useActionData() as TextAnswered | undefined;
  const { content: words } = useWords();
  const { kind, name, kept, mayEdit, draftedAt } = page;
  const errors = new Map(answered?.fields.map(({ field, message }) => [field, message]));
  const languages = kept?.languages.map(({ language }) => language) ?? languagesOf({ languages: {} });
  const parts = [
    "title",
    ...(kind === "notice" ? ["source"] : []),
    ...Array.from({ length: rowsIn(entries) + 1 }, (_, at) => String(at)),
  ];
  const about = (field: string) => ({
    name: field,
    value: entries[field],
    error: errors.get(field),
    now: now?.[field],
  });
  return (
    <form method="post" noValidate className="text-form" data-draft="">
      {mayEdit && <EnterKeeps />}
      <input type="hidden" name="version" value={version ?? ""} />
      {change !== undefined && <input type="hidden" name="change" value={change} />}
      {errors.size > 0 && (
        <p className="problem" role="alert">
          <Icon name="circle-alert" />
          <span>{words.problems(errors.size)}</span>
        </p>
      )}
      <fieldset disabled={!mayEdit} className="text-facts">
        <legend className="vh">{words.forAll}</legend>
        {!name && kind === "question" && <TopicChoice value={entries["topic"]} />}
        {!name && <TextFact label={words.name} hint={words.nameHints[kind]} {...about("name")} />}
        {factsOfText[kind].map((fact) => (
          <TextFact key={fact} label={words.facts[fact]} hint={words.factHints[fact]} {...about(`facts.${fact}`)} />
        ))}
        {name === consentPolicy && (
          <div className="field text-material">
            <label>
              <input type="checkbox" name="material" value="1" defaultChecked={Boolean(entries["material"])} />{" "}
              {words.material}
            </label>
            <p className="field-hint">{words.materialHint}</p>
          </div>
        )}
      </fieldset>
      <fieldset disabled={!mayEdit} className="text-grid" data-languages={languages.length}>
        <legend className="vh">{words.languages}</legend>
        {languages.map((language) => (
          <Head key={language} language={language} kept={kept} />
        ))}
        {parts.flatMap((part) =>
          languages.map((language) => {
            const field = `${language}.${part}`;
            const inLanguage = (one: Language) => kept?.languages.find(({ language: other }) => other === one);
            return (
              <TextCell
                key={field}
                language={language}
                part={part}
                kept={inLanguage(language)?.paragraphs[Number(part)]}
                originalNow={inLanguage(originalLanguage)?.paragraphs[Number(part)]?.text ?? ""}
                entries={entries}
                error={errors.get(field)}
                now={now && (now[field] ?? "")}
              />
            );
          }),
        )}
      </fieldset>
      {mayEdit && (
        <footer className="dock">
          <output className="dock-said" data-kept={words.kept} />
          {draftedAt !== undefined && (
            <button className="button" name="do" value="drop">
              {words.drop}
            </button>
          )}
          <button className="button" name="do" value="keep">
            {words.keep}
          </button>
          <button className="button button-go" name="do" value="look" aria-keyshortcuts="Meta+S Control+S">
            {words.look}
            <Key>⌘ S</Key>
          </button>
        </footer>
      )}
    </form>
  );
}

function Head({ language, kept }: { language: Language; kept: TextPage["kept"] }) {
  const { content: words } = useWords();
  const paragraphs = kept?.languages.find((one) => one.language === language)?.paragraphs ?? [];
  const of = (state: string) => paragraphs.filter((one) => one.state === state).length;
  const [behind, missing] = [of("behind"), of("missing")];
  return (
    <p className="text-head">
      <b lang={languageFacts[language].html}>{languageFacts[language].label}</b>
      {language === originalLanguage && <span className="chip">{words.original}</span>}
      {behind > 0 && (
        <span className="text-mark" data-state="behind">
          {words.behind(behind)}
        </span>
      )}
      {missing > 0 && (
        <span className="text-mark" data-state="missing">
          {words.missing(missing)}
        </span>
      )}
    </p>
  );
}

function TopicChoice({ value = faqKinds[0] }: { value: string | undefined }) {
  const { content: words } = useWords();
  return (
    <div className="field">
      <label className="field-label" htmlFor={fieldId("topic")}>
        {words.topic}
      </label>
      <select className="box" id={fieldId("topic")} name="topic" defaultValue={value}>
        {faqKinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.topics[kind]}
          </option>
        ))}
      </select>
    </div>
  );
}
