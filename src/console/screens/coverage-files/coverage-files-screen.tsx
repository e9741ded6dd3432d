import { useLoaderData } from "react-router";
import { coverageFiles } from "../../../features/operator/coverage-files/rules.ts";
import { useWords } from "../../ground/asking.ts";
import { CompareFiles } from "../../parts/compare-files.tsx";
import { FilesFrame } from "../../parts/files-frame.tsx";
import { filesPage, type FilesPage } from "../../parts/uploaded-files.ts";
import { actOnCoverageFiles, page } from "./act.ts";

export const loader = filesPage;
export const action = actOnCoverageFiles;

const files = coverageFiles.map((name) => ({ name, file: `${name}.csv` }));

/** Row B1: the importer's files of coverage, to download, and to hold against what is live before they are published. */
export function Component() {
  const { mayEdit } = useLoaderData() as FilesPage;
  const { coverage } = useWords();
  return (
    <FilesFrame words={coverage} list={{ address: "/console/coverage", title: coverage.back }}>
      <CompareFiles page={page} files={files} mayEdit={mayEdit} />
    </FilesFrame>
  );
}
