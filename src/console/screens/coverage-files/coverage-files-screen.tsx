import { useActionData, useLoaderData } from "react-router";
import { coverageFiles, type CoverageFile } from "../../../features/operator/coverage-files/rules.ts";
import { FieldError, fieldId, Hint, spokenBy } from "../../../ui/field-parts.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { FormProblem } from "../../parts/form.tsx";
import { Dropped } from "../../parts/list.tsx";
import { actOnCoverageFiles, kilobytes, type CoverageFilesAnswered } from "./act.ts";
import { coverageFilesPage, type CoverageFilesPage } from "./load.ts";
import { LookedThroughFiles } from "./looked-through-files.tsx";

export const loader = coverageFilesPage;
export const action = actOnCoverageFiles;

/** Row B1: the importer's files of coverage, to download, and to hold against what is live before they are published. */
export function Component() {
  const { mayEdit, isPublished, dropped } = useLoaderData() as CoverageFilesPage;
  const answered = useActionData() as CoverageFilesAnswered | undefined;
  const { titled, coverage: words } = useWords();
  return (
    <>
      <title>{titled(words.filesTitle)}</title>
      <header className="bar">
        <h1>{words.filesTitle}</h1>
        <a className="button button-quiet" href="/console/coverage">
          <Icon name="chevron-left" />
          {words.back}
        </a>
      </header>
      <Dropped names={dropped} />
      {isPublished && !answered && <output className="told">{words.publishedRows}</output>}
      <div className="coverage-files">
        <p className="soft">{words.filesLede}</p>
        <p className="row">
          {coverageFiles.map((file) => (
            <a key={file} className="button" href={`/console/files/${file}.csv`}>
              <Icon name="download" />
              {words.download(`${file}.csv`)}
            </a>
          ))}
        </p>
        <FormProblem />
        {answered?.looked && <LookedThroughFiles looked={answered.looked} />}
        {mayEdit && (
          <form method="post" encType="multipart/form-data" action="/console/coverage/files">
            {coverageFiles.map((file) => (
              <Upload key={file} file={file} />
            ))}
            <button className={answered?.looked?.upload ? "button" : "button button-go"} name="do" value="compare">
              <Icon name="search" />
              {words.compare}
            </button>
          </form>
        )}
      </div>
    </>
  );
}

function Upload({ file }: { file: CoverageFile }) {
  const answered = useActionData() as CoverageFilesAnswered | undefined;
  const { coverage: words } = useWords();
  const error = answered?.fields.find(({ field }) => field === file)?.message;
  return (
    <div className="field">
      <label className="field-label" htmlFor={fieldId(file)}>
        {file}.csv
      </label>
      <Hint name={file}>{words.fileHint(kilobytes)}</Hint>
      <input
        className="box"
        id={fieldId(file)}
        name={file}
        type="file"
        accept=".csv,text/csv"
        {...spokenBy({ name: file, hint: true, error })}
      />
      <FieldError name={file}>{error}</FieldError>
    </div>
  );
}
