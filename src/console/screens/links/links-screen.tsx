import { useLoaderData } from "react-router";
import { useWords } from "../../ground/asking.ts";
import { ContentViews } from "../../parts/content-views.tsx";
import { Dropped } from "../../parts/list.tsx";
import { changeLinks } from "./act.ts";
import { LinkForm } from "./link-form.tsx";
import { LinkHistory } from "./link-history.tsx";
import { linksPage, type LinksPage } from "./load.ts";

export const loader = linksPage;
export const action = changeLinks;

/** Row B1: which entries the menu and the footer show, in which order, and links of the operator's own. */
export function Component() {
  const { lists, counts, mayEdit, isPublished, dropped } = useLoaderData() as LinksPage;
  const { titled, content } = useWords();
  const words = content.links;
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
      </header>
      <ContentViews open="links" counts={counts} />
      <Dropped names={dropped} />
      {isPublished && <output className="told">{content.published}</output>}
      <div className="proposals">
        {lists.map((list) => (
          <section key={list.list} id={list.list} className="proposal" aria-labelledby={`of-${list.list}`}>
            <header>
              <h2 id={`of-${list.list}`}>{words.lists[list.list]}</h2>
              {list.isChanged && <span className="chip">{words.isChanged}</span>}
            </header>
            <LinkForm list={list} mayEdit={mayEdit} />
            <LinkHistory list={list} mayEdit={mayEdit} />
          </section>
        ))}
      </div>
      <footer className="foot">
        <span>{words.foot}</span>
      </footer>
    </>
  );
}
