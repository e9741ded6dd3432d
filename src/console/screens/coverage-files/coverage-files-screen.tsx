import { useActionData, useLoaderData } from "react-router";
import { coverageFiles } from "../../../features/operator/coverage-files/rules.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { CompareFiles } from "../../parts/compare-files.tsx";
import { Dropped } from "../../parts/list.tsx";
import { filesPage, type FilesPage } from "../../parts/uploaded-files.ts";
import { actOnCoverageFiles, page } from "./act.ts";

export const loader = filesPage;
export const action = actOnCoverageFiles;

const files = coverageFiles.map((name) => ({ name, file: `${name}.csv` }));

/** Row B1: the importer's files of coverage, to download, and to hold against what is live before they are published. */
export function Component() {
  const { mayEdit, isPublished, dropped } = useLoaderData() as FilesPage;
  const answered = useActionData();
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
      <div className="compare-files">
        <p className="soft">{words.filesLede}</p>
        <CompareFiles page={page} files={files} mayEdit={mayEdit} />
      </div>
    </>
  );
}
