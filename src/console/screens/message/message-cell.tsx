import { languageFacts } from "../../../kernel/language.ts";
import { FieldError, fieldId, spokenBy } from "../../../ui/field-parts.tsx";
import { useWords } from "../../ground/asking.ts";
import type { MessagePage } from "./load.ts";
import type { Entries } from "./message-entries.ts";

type Props = {
  inLanguage: MessagePage["message"]["languages"][number];
  at: number;
  /** What the original says now. */
  original: string;
  entries: Entries;
  error: string | undefined;
  /** What a colleague has published meanwhile. */
  now: string | undefined;
};

/** One form of a message in one language: what the shop came with, what is said, and how it stands to the original. */
export function MessageCell({ inLanguage, at, original, entries, error, now }: Props) {
  const { content, wording: words } = useWords();
  const { language, compiled, state, originalWas, isOfOtherFiles } = inLanguage;
  const { html, label } = languageFacts[language];
  const name = `${language}.${at}`;
  const was = compiled[at];
  // another language has more forms
  if (was === undefined) return <div className="text-cell" />;
  const value = entries[name] ?? "";
  const right = `right.${language}`;
  return (
    <div className="text-cell" data-state={state}>
      <label className="text-cell-name" htmlFor={fieldId(name)}>
        {words.textIn(label, at + 1, compiled.length)}
      </label>
      <textarea
        className="box"
        id={fieldId(name)}
        name={name}
        lang={html}
        rows={Math.min(10, 2 + Math.ceil(value.length / 42))}
        defaultValue={value}
        {...spokenBy({ name, hint: undefined, error })}
      />
      {value !== was && (
        <p className="message-was">
          {words.compiled}: <span lang={html}>{was || content.nothing}</span>
        </p>
      )}
      {now !== undefined && now !== value && <p className="field-now">{content.now(now || content.nothing)}</p>}
      {at === 0 && isOfOtherFiles && <p className="text-state">{words.otherFiles}</p>}
      {at === 0 && state === "behind" && (
        <div className="text-state">
          <details>
            <summary>{words.behindHere}</summary>
            {originalWas && (
              <p>
                <s>{originalWas}</s>
              </p>
            )}
            <p>{original}</p>
          </details>
          <label>
            <input type="checkbox" name={right} value="1" defaultChecked={Boolean(entries[right])} />{" "}
            {content.stillRight}
          </label>
        </div>
      )}
      <FieldError name={name}>{error}</FieldError>
    </div>
  );
}
