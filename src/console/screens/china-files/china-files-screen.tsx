import { useActionData, useLoaderData } from "react-router";
import { chinaKinds } from "../../../features/catalogue/china/china-records.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { CompareFiles } from "../../parts/compare-files.tsx";
import { Dropped } from "../../parts/list.tsx";
import { filesPage, type FilesPage } from "../../parts/uploaded-files.ts";
import { actOnChinaFiles, page } from "./act.ts";

export const loader = filesPage;
export const action = actOnChinaFiles;

const files = chinaKinds.map((name) => ({ name, file: `china-${name}.csv` }));

/** Row T3: the files behind the page about China, to download, and to hold against what is live before they are published. */
export function Component() {
  const { mayEdit, isPublished, dropped } = useLoaderData() as FilesPage;
  const answered = useActionData();
  const { titled, china: words } = useWords();
  return (
    <>
      <title>{titled(words.filesTitle)}</title>
      <header className="bar">
        <h1>{words.filesTitle}</h1>
        <a className="button button-quiet" href="/console/catalogue/china">
          <Icon name="chevron-left" />
          {words.title}
        </a>
      </header>
      <Dropped names={dropped} />
      {isPublished && !answered && <output className="told">{words.published}</output>}
      <div className="compare-files">
        <p className="soft">{words.filesLede}</p>
        <CompareFiles page={page} files={files} mayEdit={mayEdit} />
      </div>
    </>
  );
}
