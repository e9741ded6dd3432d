import { useActionData, useLoaderData } from "react-router";
import { promoFile, largestCatalogueFile } from "../../../features/operator/catalogue-files/rules.ts";
import { Icon } from "../../../ui/icon.tsx";
import { type ScreenArguments, useWords } from "../../ground/asking.ts";
import { CompareFiles } from "../../parts/compare-files.tsx";
import { Dropped } from "../../parts/list.tsx";
import { filesPageFor, type FilesPage } from "../../parts/uploaded-files.ts";
import { actOnPromoFile, page } from "./act.ts";

export const loader = (asking: ScreenArguments) => filesPageFor(asking, { see: "see_promos", edit: "edit_promos" });
export const action = actOnPromoFile;

const files = [{ name: promoFile, file: `${promoFile}.csv`, address: "all-promo-codes.csv" }];

/** Row B1: the importer's file of promo codes, to download, and to hold against what is live before it is published. */
export function Component() {
  const { mayEdit, isPublished, dropped } = useLoaderData() as FilesPage;
  const answered = useActionData();
  const { titled, promos: words, coverage } = useWords();
  return (
    <>
      <title>{titled(words.filesTitle)}</title>
      <header className="bar">
        <h1>{words.filesTitle}</h1>
        <a className="button button-quiet" href="/console/promos">
          <Icon name="chevron-left" />
          {words.title}
        </a>
      </header>
      <Dropped names={dropped} />
      {isPublished && !answered && <output className="told">{coverage.publishedRows}</output>}
      <div className="compare-files">
        <p className="soft">{words.filesLede}</p>
        <CompareFiles page={page} files={files} mayEdit={mayEdit} largest={largestCatalogueFile} />
      </div>
    </>
  );
}
