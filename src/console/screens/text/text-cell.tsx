import { originalLanguage } from "../../../features/catalogue/content/staff-rules.ts";
import { languageFacts, type Language } from "../../../kernel/language.ts";
import { FieldError, fieldId, spokenBy } from "../../../ui/field-parts.tsx";
import { useWords, type Answer } from "../../ground/asking.ts";
import { useFieldName } from "../../parts/text-differences.tsx";
import type { Entries } from "./text-entries.ts";

type TextCellProps = {
  language: Language;
  /** A number, `title` or `source`. */
  part: string;
  kept: Answer<"/staff/getText">["languages"][number]["paragraphs"][number] | undefined;
  originalNow: string;
  entries: Entries;
  error: string | undefined;
  /** What a colleague has published meanwhile. */
  now: string | undefined;
};

/** One paragraph of one language: how it stands to the original, and what it is. */
export function TextCell({ language, part, kept, originalNow, entries, error, now }: TextCellProps) {
  const { content: words } = useWords();
  const named = useFieldName();
  const name = `${language}.${part}`;
  const value = entries[name] ?? "";
  const isNew = kept === undefined;
  const state = language === originalLanguage || isNew || (originalNow === "" && !kept.text) ? "current" : kept.state;
  const right = `right.${name}`;
  return (
    <div className="text-cell" data-state={state} data-part={Number.isNaN(Number(part)) ? part : "paragraph"}>
      <label className="text-cell-name" htmlFor={fieldId(name)}>
        {named(name)}
      </label>
      <textarea
        className="box"
        id={fieldId(name)}
        name={name}
        lang={languageFacts[language].html}
        rows={part === "title" || part === "source" ? 1 : Math.min(14, 2 + Math.ceil(value.length / 42))}
        defaultValue={value}
        {...spokenBy({ name, hint: undefined, error })}
      />
      {now !== undefined && now !== value && <p className="field-now">{words.now(now === "" ? words.nothing : now)}</p>}
      {state === "missing" && <p className="text-state">{words.missingHere}</p>}
      {state === "behind" && (
        <div className="text-state">
          <details>
            <summary>{words.originalChanged}</summary>
            {kept?.originalWas && (
              <p>
                <s>{kept.originalWas}</s>
              </p>
            )}
            <p>{originalNow || words.nothing}</p>
          </details>
          <label>
            <input type="checkbox" name={right} value="1" defaultChecked={Boolean(entries[right])} /> {words.stillRight}
          </label>
        </div>
      )}
      <FieldError name={name}>{error}</FieldError>
    </div>
  );
}
