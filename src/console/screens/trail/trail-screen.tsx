import { useActionData, useLoaderData } from "react-router";
import { actionKinds } from "../../../features/records/actions/rules.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { ColumnsLink } from "../../parts/columns-link.tsx";
import type { Answered } from "../../parts/form-answer.ts";
import { Field, FormProblem } from "../../parts/form.tsx";
import { withLayout, type Laid } from "../../parts/layout.ts";
import { Dropped, Empty, Pages } from "../../parts/list.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { exportTrail } from "./act.ts";
import { addressOf } from "./address-of.ts";
import { trailPage, type TrailPage } from "./load.ts";
import { TrailTable } from "./trail-table.tsx";

export const loader = withLayout("trail", trailPage);
export const action = exportTrail;

/** Row B1: what staff did, each line with its why and from where; looks at personal data are a kind of their own. */
export function Component() {
  const page = useLoaderData() as TrailPage & { layout: Laid<"trail"> };
  const { kind, person, thing, network, actions, risk, newer, older, dropped } = page;
  const { titled, trail: words } = useWords();
  const at = (more: Record<string, string | null | undefined>) => addressOf({ kind, person, thing, network, ...more });
  const filter = { kind, person, thing, network };
  const isFiltered = Object.values(filter).some((one) => one !== undefined);
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <TrailFilter page={page} />
      </header>
      {risk && (
        <p className="trail-risk" role="note">
          <Icon name="triangle-alert" />
          <span>
            <b>{words.risk[risk].title}</b> {words.risk[risk].lede}
          </span>
        </p>
      )}
      <nav className="views" aria-label={words.kindsLabel}>
        {[undefined, ...actionKinds].map((one) => (
          <a key={one ?? "all"} href={at({ kind: one })} aria-current={one === kind ? "page" : undefined}>
            {one ? words.kinds[one] : words.all}
          </a>
        ))}
      </nav>
      <Dropped names={dropped} />
      <div className="trail-also">
        {network !== undefined && (
          <a className="button" href={at({ network: null })}>
            <Icon name="x" />
            {words.dropNetwork(network)}
          </a>
        )}
        <ColumnsLink list="trail" />
        {actions.length > 0 && <ExportForm at={at({})} />}
      </div>
      {actions.length > 0 ? (
        <TrailTable actions={actions} layout={page.layout} />
      ) : (
        <Empty title={isFiltered ? words.notFound : words.empty}>
          {isFiltered ? (
            <a className="button" href={addressOf({})}>
              {words.dropFilter}
            </a>
          ) : (
            <p>{words.emptyLede}</p>
          )}
        </Empty>
      )}
      <Pages
        note={words.foot}
        newer={newer === null ? undefined : at({ before: newer })}
        older={older === null ? undefined : at({ after: older })}
      />
    </>
  );
}

/** All pages of what the filter shows; that it was made, and why, stands in the trail. */
function ExportForm({ at }: { at: string }) {
  const { trail: words, orders } = useWords();
  const answered = useActionData() as Answered | undefined;
  return (
    <details className="trail-export" open={answered !== undefined}>
      <summary className="button">
        <Icon name="download" />
        {words.csv.export}
      </summary>
      <form method="post" action={at}>
        <FormProblem />
        <RequestKey />
        <Field
          name="reason"
          label={orders.csv.reason}
          hint={orders.csv.wholeNote}
          maxLength={500}
          required
          autoComplete="off"
        />
        <button className="button button-go">{orders.csv.get}</button>
      </form>
    </details>
  );
}

function TrailFilter({ page: { kind, person, thing, network, people } }: { page: TrailPage }) {
  const { trail: words } = useWords();
  return (
    <search className="trail-filter">
      <form>
        {network && <input type="hidden" name="network" value={network} />}
        {kind && <input type="hidden" name="kind" value={kind} />}
        <select className="box" name="person" aria-label={words.person} defaultValue={person ?? ""}>
          <option value="">{words.anybody}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="desk">{words.desk}</option>
        </select>
        <input
          className="box"
          type="search"
          name="thing"
          defaultValue={thing}
          aria-label={words.thing}
          placeholder={words.thingHint}
          aria-keyshortcuts="/"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
        />
        <button className="button">{words.show}</button>
      </form>
    </search>
  );
}
