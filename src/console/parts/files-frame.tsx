import type { ReactNode } from "react";
import { useActionData, useLoaderData } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../ground/asking.ts";
import { Dropped } from "./list.tsx";
import type { FilesPage } from "./uploaded-files.ts";

type Props = {
  words: { filesTitle: string; filesLede: string };
  /** What the files are of. */
  list: { address: string; title: string };
  /** What is said once they are live, where it is more than that rows are. */
  published?: string;
  /** What is said where rows wait for a second person. */
  proposed?: ReactNode;
  children: ReactNode;
};

/** A page for the importer's files: what was said, and the way back to the list. */
export function FilesFrame({ words, list, published, proposed, children }: Props) {
  const { isPublished, isProposed, dropped } = useLoaderData() as FilesPage;
  const answered = useActionData();
  const { titled, coverage } = useWords();
  return (
    <>
      <title>{titled(words.filesTitle)}</title>
      <header className="bar">
        <h1>{words.filesTitle}</h1>
        <a className="button button-quiet" href={list.address}>
          <Icon name="chevron-left" />
          {list.title}
        </a>
      </header>
      <Dropped names={dropped} />
      {isPublished && !answered && <output className="told">{published ?? coverage.publishedRows}</output>}
      {proposed && isProposed && !answered && <output className="told">{proposed}</output>}
      <div className="compare-files">
        <p className="soft">{words.filesLede}</p>
        {children}
      </div>
    </>
  );
}
