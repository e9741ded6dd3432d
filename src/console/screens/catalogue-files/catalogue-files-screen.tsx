import { useActionData, useLoaderData } from "react-router";
import { catalogueFiles, largestCatalogueFile } from "../../../features/operator/catalogue-files/rules.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { CompareFiles } from "../../parts/compare-files.tsx";
import { Dropped } from "../../parts/list.tsx";
import { filesPage, type FilesPage } from "../../parts/uploaded-files.ts";
import { actOnCatalogueFiles, page } from "./act.ts";

export const loader = filesPage;
export const action = actOnCatalogueFiles;

const files = catalogueFiles.map((name) => ({ name, file: `${name}.csv` }));

/** Row B1: the importer's files of what is sold, to download, and to hold against what is live before they are published. */
export function Component() {
  const { mayEdit, isPublished, isProposed, dropped } = useLoaderData() as FilesPage;
  const answered = useActionData();
  const { titled, plans: words, coverage } = useWords();
  return (
    <>
      <title>{titled(words.filesTitle)}</title>
      <header className="bar">
        <h1>{words.filesTitle}</h1>
        <a className="button button-quiet" href="/console/catalogue/plans">
          <Icon name="chevron-left" />
          {words.title}
        </a>
      </header>
      <Dropped names={dropped} />
      {isPublished && !answered && <output className="told">{coverage.publishedRows}</output>}
      {isProposed && !answered && (
        <output className="told">
          {coverage.proposedRows} <a href="/console/catalogue/proposals">{words.tabs.proposals}</a>
        </output>
      )}
      <div className="compare-files">
        <p className="soft">{words.filesLede}</p>
        <CompareFiles page={page} files={files} mayEdit={mayEdit} largest={largestCatalogueFile} />
      </div>
    </>
  );
}
