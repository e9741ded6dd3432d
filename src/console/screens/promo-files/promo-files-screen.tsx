import { useLoaderData } from "react-router";
import { promoFile, largestCatalogueFile } from "../../../features/operator/catalogue-files/rules.ts";
import { Icon } from "../../../ui/icon.tsx";
import { type ScreenArguments, useWords } from "../../ground/asking.ts";
import { CompareFiles } from "../../parts/compare-files.tsx";
import { FilesFrame } from "../../parts/files-frame.tsx";
import { filesPageFor, type FilesPage } from "../../parts/uploaded-files.ts";
import { actOnPromoFile, page } from "./act.ts";

export const loader = (asking: ScreenArguments) => filesPageFor(asking, { see: "see_promos", edit: "edit_promos" });
export const action = actOnPromoFile;

const file = `${promoFile}.csv`;
const files = [{ name: promoFile, file }];

/** Row B1: the importer's file of promo codes, to download, and to hold against what is live before it is published. */
export function Component() {
  const { mayEdit } = useLoaderData() as FilesPage;
  const { promos } = useWords();
  return (
    <FilesFrame words={promos} list={{ address: "/console/promos", title: promos.title }}>
      <CompareFiles
        page={page}
        files={files}
        download={mayEdit && <Download />}
        mayEdit={mayEdit}
        largest={largestCatalogueFile}
      />
    </FilesFrame>
  );
}

/** All codes in one file: whoever may make codes takes it, and the trail says so. */
function Download() {
  const { coverage } = useWords();
  return (
    <form method="post" action={`/console/files/all-promo-codes.csv?${new URLSearchParams({ back: page })}`}>
      <button className="button">
        <Icon name="download" />
        {coverage.download(file)}
      </button>
    </form>
  );
}
