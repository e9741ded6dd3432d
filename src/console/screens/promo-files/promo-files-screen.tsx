import { useLoaderData } from "react-router";
import { promoFile, largestCatalogueFile } from "../../../features/operator/catalogue-files/rules.ts";
import { type ScreenArguments, useWords } from "../../ground/asking.ts";
import { CompareFiles } from "../../parts/compare-files.tsx";
import { FilesFrame } from "../../parts/files-frame.tsx";
import { filesPageFor, type FilesPage } from "../../parts/uploaded-files.ts";
import { actOnPromoFile, page } from "./act.ts";

export const loader = (asking: ScreenArguments) => filesPageFor(asking, { see: "see_promos", edit: "edit_promos" });
export const action = actOnPromoFile;

const files = [{ name: promoFile, file: `${promoFile}.csv`, address: "all-promo-codes.csv" }];

/** Row B1: the importer's file of promo codes, to download, and to hold against what is live before it is published. */
export function Component() {
  const { mayEdit } = useLoaderData() as FilesPage;
  const { promos } = useWords();
  return (
    <FilesFrame words={promos} list={{ address: "/console/promos", title: promos.title }}>
      <CompareFiles page={page} files={files} mayEdit={mayEdit} largest={largestCatalogueFile} />
    </FilesFrame>
  );
}
