import type { ReactNode } from "react";
import { useActionData, useLoaderData } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../ground/asking.ts";
import { Dropped } from "./list.tsx";
import type { FilesPage } from "./uploaded-files.ts";

type Props = {
  words: { filesTitle: string; filesLede: string; title: string };
  /** Where `words.title` is the list that the files are of. */
  list: string;
  /** What is said where rows wait for a second person. */
  proposed?: ReactNode;
  children: ReactNode;
};

/** A page for the importer's files: what was said, and the way back to the list. */
export function FilesFrame({ words, list, proposed, children }: Props) {
  const { isPublished, isProposed, dropped } = useLoaderData() as FilesPage;
  const answered = useActionData();
  const { titled, coverage } = useWords();
  return (
    <>
      <title>{titled(words.filesTitle)}</title>
      <header className="bar">
        <h1>{words.filesTitle}</h1>
        <a className="button button-quiet" href={list}>
          <Icon name="chevron-left" />
          {words.title}
        </a>
      </header>
      <Dropped names={dropped} />
      {isPublished && !answered && <output className="told">{coverage.publishedRows}</output>}
      {proposed && isProposed && !answered && <output className="told">{proposed}</output>}
      <div className="compare-files">
        <p className="soft">{words.filesLede}</p>
        {children}
      </div>
    </>
  );
}
