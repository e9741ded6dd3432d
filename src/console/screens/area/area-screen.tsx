import { useActionData, useLoaderData } from "react-router";
import { Flag } from "../../../ui/flag.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import { Differences } from "../../parts/differences.tsx";
import { EnterKeeps, FormProblem } from "../../parts/form.tsx";
import { Key } from "../../parts/key.tsx";
import { clockTime } from "../../parts/short-moment.ts";
import { changeArea, type AreaAnswered } from "./act.ts";
import { areaGroups, areaLists, entriesOfArea, type Entries } from "./area-entries.ts";
import { AreaField } from "./area-field.tsx";
import { AreaHistory } from "./area-history.tsx";
import { AreaRows } from "./area-rows.tsx";
import { areaPage, type AreaPage } from "./load.ts";
import { areaLabel, areaValue } from "./named.ts";

export const loader = areaPage;
export const action = changeArea;

/** Row B1: a destination, a region, or the networks of a country; publishing shows the differences first. */
export function Component() {
  const page = useLoaderData() as AreaPage;
  const answered = useActionData() as AreaAnswered | undefined;
  const { words: all, language } = usePage();
  const { areas: words } = all;
  const { kind, code, kept } = page;
  const entries = answered?.entries ?? page.entries;
  const version = answered?.version ?? page.version;
  const isBehind = kept !== undefined && kept.version !== version;
  const name = kept?.name ?? words.fresh;
  const list = kind === "networks" ? "/console/coverage" : "/console/catalogue/destinations";
  const inShop = kind === "networks" ? `netcover?country=${code}` : `plans?country=${code}`;
  return (
    <>
      <title>{all.titled(name)}</title>
      <header className="bar">
        <nav className="crumbs" aria-label={words.way}>
          <a href={kind === "region" ? `${list}?kind=region` : list}>{words.titles[kind]}</a>
          <Icon name="chevron-right" />
        </nav>
        <h1 className="cut listed">
          {kind !== "region" && kept && <Flag iso2={code} size={20} />}
          {name}
        </h1>
        {kept && <span className="chip">{code}</span>}
        {kind !== "region" && kept && (
          <p className="bar-end">
            <a className="button" href={`/${language}/${inShop}`} target="_blank" rel="noreferrer">
              <Icon name="external-link" />
              {words.inShop}
            </a>
            <a
              className="button"
              href={kind === "networks" ? `/console/catalogue/destinations/${code}` : `/console/coverage/${code}`}
            >
              {words.other[kind]}
            </a>
          </p>
        )}
      </header>
      <div className="plan-page area-page">
        <div className="plan-main">
          {page.isPublished && !answered && <output className="told">{words.published}</output>}
          {page.colleagues.map(({ who, savedAt }) => (
            <output key={who} className="told">
              {words.colleague(who, clockTime(savedAt))}
            </output>
          ))}
          {page.draftedAt !== undefined && !answered && (
            <output className="told">{words.draft(clockTime(page.draftedAt))}</output>
          )}
          {isBehind && <output className="told">{all.plans.collided}</output>}
          <FormProblem />
          {answered?.look && <Looked look={answered.look} entries={entries} version={version} />}
          <AreaForm page={page} entries={entries} version={kept?.version ?? null} isBehind={isBehind} />
          {kept && <AreaHistory kept={kept} page={page} />}
        </div>
      </div>
    </>
  );
}

type LookedProps = { look: NonNullable<AreaAnswered["look"]>; entries: Entries; version: string | null };

/** What is about to change, and the button that changes just that: it sends what was looked at, not the form below. */
function Looked({ look: { differences }, entries, version }: LookedProps) {
  const { areas: words } = usePage().words;
  const named = {
    label: (field: string) => areaLabel(field, words),
    value: (field: string, value: string) => areaValue(field, value, words),
  };
  return (
    <section className="looked-through" aria-labelledby="changes">
      <h2 id="changes">{words.changes}</h2>
      {differences.length === 0 ? <p>{words.noChange}</p> : <Differences differences={differences} named={named} />}
      {differences.length > 0 && (
        <form method="post" className="row">
          <input type="hidden" name="version" value={version ?? ""} />
          {Object.entries(entries).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button className="button button-go" name="do" value="publish" aria-keyshortcuts="Meta+Enter Control+Enter">
            <Icon name="check" />
            {words.publish(differences.length)}
            <Key>⌘ ↵</Key>
          </button>
          <span className="soft small">{words.changesLede}</span>
        </form>
      )}
    </section>
  );
}

type FormProps = { page: AreaPage; entries: Entries; version: string | null; isBehind: boolean };

function AreaForm({ page, entries, version, isBehind }: FormProps) {
  const answered = useActionData() as AreaAnswered | undefined;
  const { areas: words } = usePage().words;
  const { kind, kept, mayEdit, draftedAt } = page;
  const errors = new Map(answered?.fields.map(({ field, message }) => [field, message]));
  const now = isBehind && kept ? entriesOfArea(kind, kept.record) : undefined;
  const at = (path: string) => ({ entries, error: errors.get(path), now: now && (now[path] ?? "") });
  return (
    <form method="post" noValidate className="plan-form" data-draft="">
      {mayEdit && <EnterKeeps />}
      <input type="hidden" name="version" value={version ?? ""} />
      {errors.size > 0 && (
        <p className="problem" role="alert">
          <Icon name="circle-alert" />
          <span>{words.problems(errors.size)}</span>
        </p>
      )}
      {!kept && (
        <fieldset disabled={!mayEdit}>
          <legend>{words.country}</legend>
          <div className="plan-fields">
            <AreaField path="iso2" read={String} at={at} />
          </div>
        </fieldset>
      )}
      {Object.entries(areaGroups[kind]).map(([name, fields]) => (
        <fieldset key={name} disabled={!mayEdit}>
          <legend>{words.groups[name as keyof typeof words.groups]}</legend>
          <div className="plan-fields">
            {fields.map((field) => (
              <AreaField key={field.path} {...field} at={at} />
            ))}
          </div>
        </fieldset>
      ))}
      {Object.entries(areaLists[kind]).map(([list, columns]) => (
        <AreaRows key={list} list={list} columns={columns} entries={entries} at={at} mayEdit={mayEdit} />
      ))}
      {mayEdit && (
        <footer className="dock">
          <output className="dock-said" data-kept={words.kept} />
          {draftedAt !== undefined && (
            <button className="button" name="do" value="drop">
              {words.drop}
            </button>
          )}
          <button className="button" name="do" value="keep">
            {words.keep}
          </button>
          <button className="button button-go" name="do" value="look" aria-keyshortcuts="Meta+S Control+S">
            {words.look}
            <Key>⌘ S</Key>
          </button>
        </footer>
      )}
    </form>
  );
}
