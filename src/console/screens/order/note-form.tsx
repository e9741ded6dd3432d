import { useActionData } from "react-router";
import { longestNote } from "../../../features/records/notes/rules.ts";
import { FieldError, fieldId, Hint, spokenBy } from "../../../ui/field-parts.tsx";
import { useWords } from "../../ground/asking.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { Key } from "../../parts/key.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import type { OrderPage } from "./load.ts";

/** What is typed is kept as a draft while it is typed (ground/drafts). */
export function NoteForm({ writing }: { writing: NonNullable<OrderPage["writing"]> }) {
  const { notes: words } = useWords().order;
  const answered = useActionData() as Answered | undefined;
  const error = answered?.fields.find(({ field }) => field === "note")?.message;
  const hint = words.hint(writing.colleagues);
  return (
    <form method="post" className="note-form" data-draft="">
      <input type="hidden" name="what" value="note" />
      <RequestKey />
      <label className="vh" htmlFor={fieldId("note")}>
        {words.label}
      </label>
      <textarea
        className="box"
        id={fieldId("note")}
        name="note"
        rows={2}
        maxLength={longestNote}
        placeholder={words.placeholder}
        defaultValue={answered?.entries["note"] ?? writing.draft}
        {...spokenBy({ name: "note", hint, error })}
      />
      <FieldError name="note">{error}</FieldError>
      <div className="row">
        <Hint name="note">{hint}</Hint>
        <output className="soft small" data-kept={words.kept} />
        <button className="button" aria-keyshortcuts="Meta+Enter Control+Enter">
          {words.go}
          <Key>⌘ ↵</Key>
        </button>
      </div>
    </form>
  );
}
