import { useLoaderData } from "react-router";
import { chinaKinds } from "../../../features/catalogue/china/china-records.ts";
import { useWords } from "../../ground/asking.ts";
import { CompareFiles } from "../../parts/compare-files.tsx";
import { FilesFrame } from "../../parts/files-frame.tsx";
import { filesPage, type FilesPage } from "../../parts/uploaded-files.ts";
import { actOnChinaFiles, page } from "./act.ts";

export const loader = filesPage;
export const action = actOnChinaFiles;

const files = chinaKinds.map((name) => ({ name, file: `china-${name}.csv` }));

/** Row T3: the files behind the page about China, to download, and to hold against what is live before they are published. */
export function Component() {
  const { mayEdit } = useLoaderData() as FilesPage;
  const { china } = useWords();
  const list = { address: "/console/catalogue/china", title: china.title };
  return (
    <FilesFrame words={china} list={list} published={china.published}>
      <CompareFiles page={page} files={files} mayEdit={mayEdit} />
    </FilesFrame>
  );
}
