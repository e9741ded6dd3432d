import { useActionData } from "react-router";
import { languageFacts, type Language } from "../../../kernel/language.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { Field } from "../../parts/form.tsx";
import { Key } from "../../parts/key.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { TextDifferences } from "../../parts/text-differences.tsx";
import type { MessageAnswered } from "./act.ts";
import type { Entries } from "./message-entries.ts";

/** Words for a season: from a moment on, and until one, at which the message says again what it says today. */
function Later() {
  const { content, wording } = useWords();
  const answered = useActionData() as MessageAnswered | undefined;
  const isOpen = answered?.fields.some(({ field }) => field === "from" || field === "until");
  return (
    <details className="prices-later" open={isOpen}>
      <summary className="button">{content.coming.later}</summary>
      <div>
        <Field name="from" type="datetime-local" label={content.coming.from} hint={content.coming.fromNow} />
        <Field name="until" type="datetime-local" label={content.coming.untilField} hint={wording.untilHint} />
        <button className="button" name="do" value="schedule">
          <Icon name="clock" />
          {content.coming.schedule}
        </button>
      </div>
    </details>
  );
}

type Props = {
  look: NonNullable<MessageAnswered["look"]>;
  entries: Entries;
  version: number;
  change: string | undefined;
};

/** What is about to change, why, and the button that publishes just that. */
export function MessageLookedThrough({ look, entries, version, change }: Props) {
  const { content, wording: words } = useWords();
  const { differences, isThere, warnings } = look;
  const named = (field: string) => languageFacts[field.split(".")[0] as Language].label;
  return (
    <section className="looked-through" aria-labelledby="changes">
      <h2 id="changes">{words.changes}</h2>
      {isThere && <p>{content.noChange}</p>}
      {!isThere && differences.length === 0 && <p>{content.onlyMarks}</p>}
      {differences.length > 0 && <TextDifferences differences={differences} isOfWords />}
      {warnings.map(({ language, field, wrote, better }) => (
        <p key={field + wrote} className="text-warning">
          <Icon name="triangle-alert" />
          <span>{content.unlikely(languageFacts[language].label, wrote, better, named(field))}</span>
        </p>
      ))}
      {!isThere && (
        <form method="post" className="message-publish">
          <input type="hidden" name="version" value={version} />
          {change !== undefined && <input type="hidden" name="change" value={change} />}
          <RequestKey />
          {Object.entries(entries)
            .filter(([name]) => !["reason", "from", "until"].includes(name))
            .map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          <Field name="reason" label={words.reason} hint={words.reasonHint} maxLength={300} autoComplete="off" />
          <p className="row">
            <button className="button button-go" name="do" value="publish" aria-keyshortcuts="Meta+Enter Control+Enter">
              <Icon name="check" />
              {content.publish}
              <Key>⌘ ↵</Key>
            </button>
            <span className="soft small">{words.publishLede}</span>
          </p>
          <Later />
        </form>
      )}
    </section>
  );
}
