import { useRouteLoaderData } from "react-router";
import { Disclosure } from "../../ui/accordion.tsx";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { WrittenHtml } from "../../ui/written-html.tsx";
import { links } from "../links.ts";
import type { Settings } from "../shell/settings.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import type { WrittenDocument } from "./document.ts";

export function DocumentPage({ written }: { written: WrittenDocument }) {
  const words = useWords("documents");
  const { titled, day } = useWords("shell");
  const { title, version, effective, html, sections } = written;
  return (
    <div className="wrap document">
      <title>{titled(title)}</title>
      <meta name="description" content={words.aboutDocument(title, day(effective))} />
      <header className="document-head">
        <h1>{title}</h1>
        <p className="soft">{words.version(version)} · <time dateTime={effective}>{words.effective(day(effective))}</time></p>
        <Button className="needs-script no-print" size="small" icon="printer" onClick={() => print()}>{words.print}</Button>
      </header>
      <nav className="document-contents document-contents-wide no-print" aria-label={words.contents}>
        <p className="strong">{words.contents}</p>
        <SectionLinks sections={sections} />
      </nav>
      <nav className="document-contents document-contents-narrow no-print" aria-label={words.contents}>
        <Disclosure summary={words.contents}><SectionLinks sections={sections} /></Disclosure>
      </nav>
      <article className="document-text">
        <WrittenHtml html={html} />
        <OtherDocuments docname={written.docname} />
      </article>
    </div>
  );
}

function SectionLinks({ sections }: { sections: WrittenDocument["sections"] }) {
  return <ol>{sections.map(({ id, title }) => <li key={id}><a href={`#${id}`}>{title}</a></li>)}</ol>;
}

/** The footer's list again, where a reader arrives at the end. */
function OtherDocuments({ docname }: { docname: string }) {
  const words = useWords("documents");
  const to = links(useVisit().language);
  const settings = useRouteLoaderData("shell") as Settings | undefined;
  const others = settings?.footer_about_terms.filter(({ link }) => !link.endsWith(docname)) ?? [];
  if (others.length === 0) return null;
  return (
    <nav className="document-others no-print" aria-label={words.others}>
      <h2>{words.others}</h2>
      <ul className="cluster">{others.map(({ title, link }) => <li key={link}><Link className="chip" to={to.inside(link)}>{title}</Link></li>)}</ul>
    </nav>
  );
}
