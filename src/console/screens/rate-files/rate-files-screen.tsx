import { useLoaderData } from "react-router";
import { largestCatalogueFile, rateFile } from "../../../features/operator/catalogue-files/rules.ts";
import { type ScreenArguments, useWords } from "../../ground/asking.ts";
import { CompareFiles } from "../../parts/compare-files.tsx";
import { FilesFrame } from "../../parts/files-frame.tsx";
import { filesPageFor, type FilesPage } from "../../parts/uploaded-files.ts";
import { actOnRateFile, page } from "./act.ts";

export const loader = (asking: ScreenArguments) => filesPageFor(asking, { see: "see_settings", edit: "edit_settings" });
export const action = actOnRateFile;

const files = [{ name: rateFile, file: `${rateFile}.csv` }];

/** Row B1: the importer's file of exchange rates, to download, and to hold against what is live before it is published. */
export function Component() {
  const { mayEdit } = useLoaderData() as FilesPage;
  const { settings } = useWords();
  return (
    <FilesFrame words={settings.rateFile} list={{ address: "/console/settings#of-rates", title: settings.title }}>
      <CompareFiles page={page} files={files} mayEdit={mayEdit} largest={largestCatalogueFile} />
    </FilesFrame>
  );
}
