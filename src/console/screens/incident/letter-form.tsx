import { useActionData } from "react-router";
import { longestLetter, longestSubject } from "../../../features/operator/incidents/rules.ts";
import { languageFacts, type Language } from "../../../kernel/language.ts";
import { useWords } from "../../ground/asking.ts";
import { Drafted } from "../../parts/drafted.tsx";
import type { Answered } from "../../parts/form-answer.ts";
import { EnterKeeps, Field, LongField } from "../../parts/form.tsx";
import { Key } from "../../parts/key.tsx";
import { Panel } from "../../parts/panel.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import type { IncidentPage } from "./load.ts";

/** In every language of the buyers, with a preview; the button says to how many. */
export function LetterForm({ page: { languages, unwritten, seen, draft } }: { page: IncidentPage }) {
  const { incident: words } = useWords();
  const answered = useActionData() as Answered | undefined;
  const isLooking = answered?.entries["do"] === "look";
  return (
    <Panel title={words.letter}>
      <p className="soft small">{words.letterLede}</p>
      <form method="post" className="incident-form" data-draft="">
        <RequestKey />
        <input type="hidden" name="seen" value={seen} />
        <EnterKeeps />
        <Drafted draft={draft}>
          {languages.map((language) => (
            <LetterFields key={language} language={language} />
          ))}
        </Drafted>
        {isLooking && languages.map((language) => <LetterPreview key={language} language={language} />)}
        {isLooking && <p className="soft small">{words.added}</p>}
        <div className="incident-deeds">
          <button className="button" name="do" value="look">
            {words.look}
          </button>
          <button className="button button-go" name="do" value="write" aria-keyshortcuts="Meta+Enter Control+Enter">
            {words.send(unwritten)}
            <Key>⌘ ↵</Key>
          </button>
        </div>
        <p className="soft small">{words.sendLede}</p>
      </form>
    </Panel>
  );
}

function LetterFields({ language }: { language: Language }) {
  const { incident: words } = useWords();
  const { label, html } = languageFacts[language];
  return (
    <fieldset className="incident-language">
      <legend>{label}</legend>
      <Field
        name={`texts.${language}.subject`}
        label={words.subject}
        maxLength={longestSubject}
        lang={html}
        autoComplete="off"
      />
      <LongField name={`texts.${language}.text`} label={words.text} rows={4} maxLength={longestLetter} lang={html} />
    </fieldset>
  );
}

/** Paragraphs as the e-mail has them; the shop adds what was bought, the way to the order and to help. */
function LetterPreview({ language }: { language: Language }) {
  const { incident: words } = useWords();
  const { entries } = useActionData() as Answered;
  const { label, html } = languageFacts[language];
  const paragraphs = (entries[`texts.${language}.text`] ?? "").trim().split(/(?:\r?\n){2,}/);
  return (
    <article className="incident-preview" lang={html} aria-label={words.previewIn(label)}>
      <h3>{entries[`texts.${language}.subject`]}</h3>
      {paragraphs.map((paragraph, place) => (
        <p key={place}>{paragraph}</p>
      ))}
    </article>
  );
}
