import { languageFacts, type Language } from "../../../kernel/language.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { Field } from "../../parts/form.tsx";
import { Key } from "../../parts/key.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import type { MessageAnswered } from "./act.ts";
import type { Entries } from "./message-entries.ts";

type Props = { look: NonNullable<MessageAnswered["look"]>; entries: Entries; version: number };

/** What is about to change, why, and the button that publishes just that. */
export function MessageLookedThrough({ look, entries, version }: Props) {
  const { content, wording: words } = useWords();
  const { differences, isThere, warnings } = look;
  const named = (field: string) => languageFacts[field.split(".")[0] as Language].label;
  return (
    <section className="looked-through" aria-labelledby="changes">
      <h2 id="changes">{words.changes}</h2>
      {isThere && <p>{content.noChange}</p>}
      {!isThere && differences.length === 0 && <p>{content.onlyMarks}</p>}
      {differences.length > 0 && (
        <table className="differences">
          <thead>
            <tr>
              <th scope="col">{content.field}</th>
              <th scope="col">{content.before}</th>
              <th scope="col">{content.after}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{named(field)}</th>
                <td>
                  <s>{before}</s>
                </td>
                <td>
                  <b>{after}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {warnings.map(({ language, field, wrote, better }) => (
        <p key={field + wrote} className="text-warning">
          <Icon name="triangle-alert" />
          <span>{content.unlikely(languageFacts[language].label, wrote, better, named(field))}</span>
        </p>
      ))}
      {!isThere && (
        <form method="post" className="message-publish">
          <input type="hidden" name="version" value={version} />
          <RequestKey />
          {Object.entries(entries)
            .filter(([name]) => name !== "reason")
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
        </form>
      )}
    </section>
  );
}
