import { useActionData, useLoaderData } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import { FormProblem } from "../../parts/form.tsx";
import { clockTime } from "../../parts/short-moment.ts";
import { TextDifferences } from "../../parts/text-differences.tsx";
import { changeText, type TextAnswered } from "./act.ts";
import { textPage, type TextPage } from "./load.ts";
import { PolicyVersions } from "./policy-versions.tsx";
import { TextBar, Withdrawn } from "./text-bar.tsx";
import { entriesOfText, type Entries } from "./text-entries.ts";
import { TextForm } from "./text-form.tsx";
import { TextHistory } from "./text-history.tsx";
import { TextLookedThrough } from "./text-looked-through.tsx";

export const loader = textPage;
export const action = changeText;

/** Row B1: a text in all its languages; publishing shows the differences and the pages first. */
export function Component() {
  const page = useLoaderData() as TextPage;
  const answered = useActionData() as TextAnswered | undefined;
  const { words: all, language } = usePage();
  const words = all.content;
  const { kind, name, kept } = page;
  const entries = answered?.entries ?? page.entries;
  const version = answered ? answered.version : page.version;
  const published = kept ? entriesOfText(kind, name, kept) : {};
  const now = kept && version !== null && kept.version !== version ? published : undefined;
  const shown = kept?.languages.find((one) => one.language === language) ?? kept?.languages[0];
  const title = shown?.title ?? words.fresh[kind];
  return (
    <>
      <title>{all.titled(title)}</title>
      <header className="bar">
        <nav className="crumbs" aria-label={words.title}>
          <a href={`/console/content?kind=${kind}`}>{words.kinds[kind]}</a>
          <Icon name="chevron-right" />
        </nav>
        <h1 className="cut">{title}</h1>
        {name && <span className="chip">{name}</span>}
        <TextBar page={page} />
      </header>
      <div className="text-page">
        <Withdrawn page={page} />
        {page.change !== undefined && !answered && <output className="told">{words.coming.fromChange}</output>}
        {page.isNext && !answered && <output className="told">{words.versionLede}</output>}
        {page.isPublished && !answered && <output className="told">{words.published}</output>}
        {page.colleagues.map(({ who, savedAt, entries: theirs }) => (
          <div key={who} className="told">
            <p>{words.colleague(who, clockTime(savedAt))}</p>
            <details>
              <summary>{words.theirs}</summary>
              <TextDifferences differences={between(published, theirs)} />
            </details>
          </div>
        ))}
        {page.draftedAt !== undefined && !answered && (
          <output className="told">{words.draft(clockTime(page.draftedAt))}</output>
        )}
        {now && <output className="told">{all.plans.collided}</output>}
        <FormProblem />
        {answered?.look && (
          <TextLookedThrough
            page={page}
            look={answered.look}
            entries={entries}
            version={version}
            change={answered.change}
          />
        )}
        <TextForm
          page={page}
          entries={entries}
          version={kept && now ? kept.version : version}
          now={now}
          change={answered?.change ?? page.change}
        />
        {kept && <PolicyVersions name={name} versions={kept.versions} />}
        {kept && (
          <TextHistory history={kept.history} entries={published} version={page.mayEdit ? kept.version : undefined} />
        )}
      </div>
    </>
  );
}

function between(published: Entries, theirs: Entries) {
  return Object.entries(theirs).flatMap(([field, after]) => {
    const before = published[field] ?? "";
    return field.startsWith("right.") || before === after
      ? []
      : [{ field, before: before || null, after: after || null }];
  });
}
