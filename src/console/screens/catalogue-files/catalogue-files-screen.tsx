import { useLoaderData } from "react-router";
import { catalogueFiles, largestCatalogueFile } from "../../../features/operator/catalogue-files/rules.ts";
import { useWords } from "../../ground/asking.ts";
import { CompareFiles } from "../../parts/compare-files.tsx";
import { FilesFrame } from "../../parts/files-frame.tsx";
import { filesPage, type FilesPage } from "../../parts/uploaded-files.ts";
import { actOnCatalogueFiles, page } from "./act.ts";

export const loader = filesPage;
export const action = actOnCatalogueFiles;

const files = catalogueFiles.map((name) => ({ name, file: `${name}.csv` }));

/** Row B1: the importer's files of what is sold, to download, and to hold against what is live before they are published. */
export function Component() {
  const { mayEdit } = useLoaderData() as FilesPage;
  const { plans, coverage } = useWords();
  const proposed = (
    <>
      {coverage.proposedRows} <a href="/console/catalogue/proposals">{plans.tabs.proposals}</a>
    </>
  );
  return (
    <FilesFrame words={plans} list={{ address: "/console/catalogue/plans", title: plans.title }} proposed={proposed}>
      <CompareFiles page={page} files={files} mayEdit={mayEdit} largest={largestCatalogueFile} />
    </FilesFrame>
  );
}
