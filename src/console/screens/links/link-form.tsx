import { useActionData } from "react-router";
import { longestLabel, mostLinks } from "../../../features/catalogue/link-lists/rules.ts";
import { fullyOffered, languageFacts } from "../../../kernel/language.ts";
import { FieldError, fieldId, spokenBy } from "../../../ui/field-parts.tsx";
import { useWords } from "../../ground/asking.ts";
import { EnterKeeps, Problem } from "../../parts/form.tsx";
import { Overtaken, type Compared } from "../../parts/overtaken.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { clockTime } from "../../parts/short-moment.ts";
import type { LinksAnswered } from "./act.ts";
import { entriesOfLinks, rowsIn, wishIn, type Entries } from "./link-entries.ts";
import type { LinkListed } from "./load.ts";

type Props = { list: LinkListed; mayEdit: boolean };

/** A row for each entry, and an empty one for another link; the numbers before them are their order. */
export function LinkForm({ list, mayEdit }: Props) {
  const { content } = useWords();
  const words = content.links;
  const answered = useActionData() as LinksAnswered | undefined;
  const mine = answered?.list === list.list ? answered : undefined;
  const entries = mine?.entries ?? list.mine?.entries ?? entriesOfLinks(list.links);
  const rows = rowsIn(entries);
  const fresh = Math.max(-1, ...rows) + 1;
  const errors = new Map(mine?.fields.map(({ field, message }) => [field, message]));
  const seen = mine?.version ?? list.mine?.version ?? list.version;
  const saidIn = (typed: Entries) =>
    wishIn(typed).links.map(({ key, isShown, address, labels }) => {
      const said =
        key === undefined ? `${Object.values(labels ?? {}).join(" / ")} <${address}>` : (list.called[key] ?? key);
      return isShown ? said : words.hidden(said);
    });
  const [now, yours] = [saidIn(entriesOfLinks(list.links)), saidIn(entries)];
  const longer = now.length > yours.length ? now : yours;
  return (
    <form method="post" noValidate className="link-form" data-draft={mayEdit ? "" : undefined}>
      {mayEdit && <EnterKeeps />}
      <input type="hidden" name="list" value={list.list} />
      <input type="hidden" name="version" value={list.version} />
      <RequestKey />
      {mine?.problem !== undefined && <Problem>{mine.problem}</Problem>}
      {seen !== list.version && (
        <Overtaken values={longer.map((_, at): Compared => [String(at + 1), now[at], yours[at]])} />
      )}
      {errors.size > 0 && <Problem>{content.problems(errors.size)}</Problem>}
      {list.mine && !mine && <output className="told">{content.draft(clockTime(list.mine.savedAt))}</output>}
      {list.others.map(({ who, savedAt }) => (
        <p key={who} className="told">
          {content.colleague(who, clockTime(savedAt))}
        </p>
      ))}
      <fieldset disabled={!mayEdit}>
        <legend className="vh">{words.lists[list.list]}</legend>
        {[...rows, ...(mayEdit && rows.length < mostLinks ? [fresh] : [])].map((at) => (
          <Row key={at} at={at} id={`${list.list}.${at}`} entries={entries} errors={errors} called={list.called} />
        ))}
        {mayEdit && (
          <Written
            name="reason"
            id={`${list.list}.reason`}
            label={content.links.reason}
            entries={entries}
            errors={errors}
          />
        )}
      </fieldset>
      {mayEdit && (
        <p className="row">
          <button className="button button-go" name="do" value="publish">
            {content.publish}
          </button>
          <button className="button" name="do" value="keep">
            {content.keep}
          </button>
          <output className="soft small" data-kept={content.kept} />
          {list.mine && (
            <button className="button" name="do" value="drop">
              {content.drop}
            </button>
          )}
        </p>
      )}
    </form>
  );
}

type RowProps = {
  at: number;
  id: string;
  entries: Entries;
  errors: ReadonlyMap<string, string>;
  called: Readonly<Record<string, string>>;
};

function Row({ at, id, entries, errors, called }: RowProps) {
  const { links: words } = useWords().content;
  const key = entries[`key.${at}`];
  const isFresh = key === undefined && entries[`address.${at}`] === undefined;
  const name = key === undefined ? (isFresh ? words.fresh : words.own) : (called[key] ?? key);
  return (
    <fieldset className="link-row" data-own={key === undefined ? "" : undefined}>
      <legend>{name}</legend>
      <label className="link-place">
        <span className="vh">{words.place(name)}</span>
        <input
          className="box"
          name={`place.${at}`}
          inputMode="decimal"
          maxLength={5}
          defaultValue={entries[`place.${at}`] ?? String(at + 1)}
          autoComplete="off"
        />
      </label>
      <label className="link-shown">
        <input
          type="checkbox"
          name={`shown.${at}`}
          value="1"
          defaultChecked={isFresh || entries[`shown.${at}`] !== undefined}
        />{" "}
        {words.shown}
      </label>
      {key === undefined ? (
        <>
          {fullyOffered.map((language) => (
            <Written
              key={language}
              name={`${language}.${at}`}
              id={`${id}.${language}`}
              label={words.labelIn(languageFacts[language].label)}
              lang={languageFacts[language].html}
              entries={entries}
              errors={errors}
            />
          ))}
          <Written
            name={`address.${at}`}
            id={`${id}.address`}
            label={words.address}
            entries={entries}
            errors={errors}
          />
        </>
      ) : (
        <input type="hidden" name={`key.${at}`} value={key} />
      )}
    </fieldset>
  );
}

type WrittenProps = Pick<RowProps, "entries" | "errors"> & { name: string; id: string; label: string; lang?: string };

function Written({ name, id, label, lang, entries, errors }: WrittenProps) {
  const error = errors.get(name);
  return (
    <div className="field">
      <label className="field-label" htmlFor={fieldId(id)}>
        {label}
      </label>
      <input
        className="box"
        id={fieldId(id)}
        name={name}
        lang={lang}
        defaultValue={entries[name] ?? ""}
        maxLength={lang === undefined ? 500 : longestLabel}
        autoComplete="off"
        {...spokenBy({ name: id, hint: undefined, error })}
      />
      <FieldError name={id}>{error}</FieldError>
    </div>
  );
}
