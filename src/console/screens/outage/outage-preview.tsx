import { useActionData } from "react-router";
import { languageFacts, type Language } from "../../../kernel/language.ts";
import { useWords } from "../../ground/asking.ts";
import type { Answered } from "../../parts/form-answer.ts";

/** What visitors of each language will read, before anybody does. */
export function OutagePreview({ languages, update = false }: { languages: readonly Language[]; update?: boolean }) {
  const { outages: words } = useWords();
  const answered = useActionData() as Answered | undefined;
  if (answered?.entries["do"] !== "look") return null;
  const { entries } = answered;
  return languages.map((language) => {
    const { label, html } = languageFacts[language];
    const text = entries[`${update ? "texts" : "advice"}.${language}`];
    return (
      <article key={language} className="outage-preview" lang={html} aria-label={words.previewIn(label)}>
        {!update && <h2>{entries[`titles.${language}`]}</h2>}
        {text && <p>{text}</p>}
      </article>
    );
  });
}
