import { useActionData } from "react-router";
import { FieldError, fieldId, Hint, spokenBy } from "../../../ui/field-parts.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import type { PricesAnswered } from "./act.ts";
import type { FileFound } from "./price-file.ts";

/** The importer's file, looked through like what is typed. */
export function PriceFileForm() {
  const { file: words } = useWords().plans;
  const answered = useActionData() as PricesAnswered | undefined;
  const error = answered?.fields.find(({ field }) => field === "sheet")?.message;
  return (
    <details className="price-file" open={error !== undefined || answered?.file !== undefined}>
      <summary className="button">
        <Icon name="upload" />
        {words.open}
      </summary>
      {answered?.file && <Found file={answered.file} />}
      <form method="post" encType="multipart/form-data" noValidate>
        <p className="soft small">{words.lede}</p>
        <div className="field">
          <label className="field-label" htmlFor={fieldId("sheet")}>
            {words.choose}
          </label>
          <Hint name="sheet">{words.hint}</Hint>
          <input
            className="box"
            id={fieldId("sheet")}
            name="sheet"
            type="file"
            accept=".csv,text/csv"
            {...spokenBy({ name: "sheet", hint: words.hint, error })}
          />
          <FieldError name="sheet">{error}</FieldError>
        </div>
        <button className="button">{words.go}</button>
      </form>
    </details>
  );
}

function Found({ file: { name, problems, allProblems, unknown, otherwise } }: { file: FileFound }) {
  const { file: words } = useWords().plans;
  return (
    <div className="price-file-found">
      {allProblems > 0 && <p role="alert">{words.found(name, allProblems)}</p>}
      {problems.length > 0 && (
        <ol>
          {problems.map(({ line, column, text }, place) => (
            <li key={place}>
              <b>{line === null ? words.whole : words.line(line)}</b> {column} {text}
            </li>
          ))}
        </ol>
      )}
      {unknown.length > 0 && <p>{words.unknown(unknown.join(" · "))}</p>}
      {otherwise.length > 0 && <p>{words.otherwise(otherwise.join(" · "))}</p>}
    </div>
  );
}
