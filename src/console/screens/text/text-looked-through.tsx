import { useActionData } from "react-router";
import { languageFacts } from "../../../kernel/language.ts";
import { Icon } from "../../../ui/icon.tsx";
import { WrittenHtml } from "../../../ui/written-html.tsx";
import { usePage, useWords } from "../../ground/asking.ts";
import { shortMoment } from "../../parts/short-moment.ts";
import { TextDifferences, useFieldName } from "../../parts/text-differences.tsx";
import type { TextAnswered } from "./act.ts";
import { TextGo, type TextGoProps } from "./text-go.tsx";

/** What is about to change, each page as it will be, and the button that publishes just that. */
export function TextLookedThrough(props: TextGoProps) {
  const { content: words } = useWords();
  const named = useFieldName();
  const { kind, name } = props.page;
  const { differences, isThere, comesBack, pages, warnings } = props.look;
  return (
    <section className="looked-through" aria-labelledby="changes">
      <h2 id="changes">{words.changes}</h2>
      {isThere && <p>{words.noChange}</p>}
      {!isThere && !comesBack && differences.length === 0 && <p>{words.onlyMarks}</p>}
      {comesBack && <p>{words.comesBack}</p>}
      {!isThere && props.entries["material"] && <p>{words.materialLede}</p>}
      {differences.length > 0 && <TextDifferences differences={differences} />}
      {warnings.map(({ language, field, wrote, better }) => (
        <p key={field + wrote} className="text-warning">
          <Icon name="triangle-alert" />
          <span>{words.unlikely(languageFacts[language].label, wrote, better, named(field))}</span>
        </p>
      ))}
      <p className="row">
        {words.wholePage}
        {pages.map(({ language }) => (
          <a
            key={language}
            className="written"
            href={`/console/frames/text-page.html?${new URLSearchParams({ kind, name, lang: language })}`}
            lang={languageFacts[language].html}
            target="_blank"
            rel="noreferrer"
          >
            {languageFacts[language].label}
          </a>
        ))}
      </p>
      <LinkedDraft pages={pages} />
      <details>
        <summary>{words.preview}</summary>
        <fieldset className="text-widths">
          <legend className="vh">{words.widths.label}</legend>
          {(["page", "phone"] as const).map((width) => (
            <label key={width}>
              <input type="radio" name="width" value={width} defaultChecked={width === "page"} form="no-form" />{" "}
              {words.widths[width]}
            </label>
          ))}
        </fieldset>
        <div className="text-pages">
          {pages.map(({ language, title, html }) => (
            <article key={language} lang={languageFacts[language].html}>
              <h3>{title}</h3>
              <WrittenHtml html={html} />
            </article>
          ))}
        </div>
      </details>
      <TextGo {...props} />
    </section>
  );
}

/** Said once, where it was asked for: nothing of a link is kept. */
function LinkedDraft({ pages }: Pick<TextGoProps["look"], "pages">) {
  const { words, language } = usePage();
  const link = useActionData<TextAnswered>()?.link;
  if (!link) return null;
  return (
    <output className="told text-link">
      {words.content.linked(shortMoment(link.until, language))}
      {pages.map((page) => (
        <a
          key={page.language}
          className="written"
          href={`${link.address}&lang=${page.language}`}
          lang={languageFacts[page.language].html}
          target="_blank"
          rel="noreferrer"
        >
          {languageFacts[page.language].label}
        </a>
      ))}
      <input className="box" readOnly aria-label={words.content.link} value={link.address} />
    </output>
  );
}
