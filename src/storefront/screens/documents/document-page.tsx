import type { ReactNode } from "react";
import { languageFacts } from "../../../kernel/language.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { Disclosure } from "../../../ui/accordion.tsx";
import { Button } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { WrittenHtml } from "../../../ui/written-html.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { WrittenDocument } from "./document.ts";

/** Row C3. `others`: what a reader may go on to at the end. */
export function DocumentPage({ written, others }: { written: WrittenDocument; others: ReactNode }) {
  const words = useWords("documents");
  const { titled } = useWords("shell");
  const { language } = useVisit();
  const { docname, lang, title, version, effective, inForce, html, sections } = written;
  const since = dateText(effective, language);
  return (
    <div className="wrap document">
      <title>{titled(title)}</title>
      <meta name="description" content={words.aboutDocument(title, since)} />
      <header className="document-head">
        <h1 lang={languageFacts[lang].html}>{title}</h1>
        <p className="soft">
          {words.version(version)} · <time dateTime={effective}>{words.effective(since)}</time>
        </p>
        <Button className="needs-script no-print" size="small" icon="printer" onClick={() => print()}>
          {words.print}
        </Button>
      </header>
      <nav className="document-contents document-contents-wide no-print" aria-label={words.contents}>
        <p className="strong">{words.contents}</p>
        <SectionLinks sections={sections} />
      </nav>
      <nav className="document-contents document-contents-narrow no-print" aria-label={words.contents}>
        <Disclosure summary={words.contents}>
          <SectionLinks sections={sections} />
        </Disclosure>
      </nav>
      <article className="document-text">
        {inForce !== null && (
          <div className="document-earlier">
            <Notice
              tone="care"
              title={words.earlier}
              action={
                inForce && (
                  <Link className="link" to={links(language).policy(docname)}>
                    {words.toInForce(inForce)}
                  </Link>
                )
              }
            >
              {words.earlierText}
            </Notice>
          </div>
        )}
        <div lang={languageFacts[lang].html}>
          <WrittenHtml html={html} />
        </div>
        {others}
      </article>
    </div>
  );
}

function SectionLinks({ sections }: { sections: WrittenDocument["sections"] }) {
  return (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}
