import { languageFacts } from "../../../kernel/language.ts";
import { Icon } from "../../../ui/icon.tsx";
import { WrittenHtml } from "../../../ui/written-html.tsx";
import { useWords } from "../../ground/asking.ts";
import type { TextAnswered } from "./act.ts";
import { TextDifferences, useFieldName } from "./text-differences.tsx";
import type { Entries } from "./text-entries.ts";

type Props = { look: NonNullable<TextAnswered["look"]>; entries: Entries; version: string | null };

/** What is about to change, each page as it will be, and the button that publishes just that. */
export function TextLookedThrough({ look, entries, version }: Props) {
  const { content: words } = useWords();
  const named = useFieldName();
  const { differences, isThere, pages, warnings } = look;
  return (
    <section className="looked-through" aria-labelledby="changes">
      <h2 id="changes">{words.changes}</h2>
      {isThere && <p>{words.noChange}</p>}
      {!isThere && differences.length === 0 && <p>{words.onlyMarks}</p>}
      {differences.length > 0 && <TextDifferences differences={differences} />}
      {warnings.map(({ language, field, wrote, better }) => (
        <p key={field + wrote} className="text-warning">
          <Icon name="triangle-alert" />
          <span>{words.unlikely(languageFacts[language].label, wrote, better, named(field))}</span>
        </p>
      ))}
      <details>
        <summary>{words.preview}</summary>
        <div className="text-pages">
          {pages.map(({ language, title, html }) => (
            <article key={language} lang={languageFacts[language].html}>
              <h3>{title}</h3>
              <WrittenHtml html={html} />
            </article>
          ))}
        </div>
      </details>
      {!isThere && (
        <form method="post" className="row">
          <input type="hidden" name="version" value={version ?? ""} />
          {Object.entries(entries).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button className="button button-go" name="do" value="publish">
            <Icon name="check" />
            {words.publish}
          </button>
          <span className="soft small">{words.publishLede}</span>
        </form>
      )}
    </section>
  );
}
