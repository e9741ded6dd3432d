import type { ReactNode } from "react";
import { useActionData } from "react-router";
import { largestFile } from "../../features/operator/file-uploads/rules.ts";
import { FieldError, fieldId, Hint, spokenBy } from "../../ui/field-parts.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../ground/asking.ts";
import { FormProblem } from "./form.tsx";
import { LookedThroughFiles } from "./looked-through-files.tsx";
import type { FilesAnswered } from "./uploaded-files.ts";

type CompareFilesProps = {
  page: string;
  /** By what they are called in the form. */
  files: readonly { name: string; file: string }[];
  /** Instead of their links, where the trail keeps who took them. */
  download?: ReactNode;
  mayEdit: boolean;
  /** Bytes of one file. */
  largest?: number;
};

/** Files of the importer to download, and to hold against what is live before they are published. */
export function CompareFiles({ page, files, download, mayEdit, largest = largestFile }: CompareFilesProps) {
  const answered = useActionData() as FilesAnswered | undefined;
  const { coverage: words } = useWords();
  return (
    <>
      {download ?? (
        <p className="row">
          {files.map(({ file }) => (
            <a key={file} className="button" href={`/console/files/${file}`}>
              <Icon name="download" />
              {words.download(file)}
            </a>
          ))}
        </p>
      )}
      <FormProblem />
      {answered?.looked && <LookedThroughFiles looked={answered.looked} action={page} />}
      {mayEdit && (
        <form method="post" encType="multipart/form-data" action={page}>
          {files.map((one) => (
            <Upload key={one.name} {...one} largest={largest} />
          ))}
          <button className={answered?.looked?.upload ? "button" : "button button-go"} name="do" value="compare">
            <Icon name="search" />
            {words.compare}
          </button>
        </form>
      )}
    </>
  );
}

type UploadProps = CompareFilesProps["files"][number] & { largest: number };

function Upload({ name, file, largest }: UploadProps) {
  const answered = useActionData() as FilesAnswered | undefined;
  const { coverage: words } = useWords();
  const error = answered?.fields.find(({ field }) => field === name)?.message;
  return (
    <div className="field">
      <label className="field-label" htmlFor={fieldId(name)}>
        {file}
      </label>
      <Hint name={name}>{words.fileHint(largest / 1000)}</Hint>
      <input
        className="box"
        id={fieldId(name)}
        name={name}
        type="file"
        accept=".csv,text/csv"
        {...spokenBy({ name, hint: true, error })}
      />
      <FieldError name={name}>{error}</FieldError>
    </div>
  );
}
