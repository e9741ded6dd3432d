import { useActionData, useLoaderData } from "react-router";
import { trailFacets } from "../../../features/records/actions/rules.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { ColumnsLink } from "../../parts/columns-link.tsx";
import { cutText } from "../../parts/cut-text.ts";
import { FacetBar, FilteredAway } from "../../parts/facet-bar.tsx";
import type { Answered } from "../../parts/form-answer.ts";
import { Field, FormProblem } from "../../parts/form.tsx";
import { withLayout, type Laid } from "../../parts/layout.ts";
import { Dropped, Empty, Pages } from "../../parts/list.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { exportTrail } from "./act.ts";
import { addressOf } from "./address-of.ts";
import { useFaceted } from "./choices.ts";
import { trailPage, type TrailPage } from "./load.ts";
import { TrailTable } from "./trail-table.tsx";

export const loader = withLayout("trail", trailPage);
export const action = exportTrail;

const inTheBar = ["kind", "person", "thing"];

/** Row B1: what staff did, each line with its why and from where; looks at personal data are a kind of their own. */
export function Component() {
  const page = useLoaderData() as TrailPage & { layout: Laid<"trail"> };
  const { asks, actions, risk, newer, older, dropped } = page;
  const { titled, trail: words, facets } = useWords();
  const faceted = useFaceted(page);
  const cut = cutText(page, facets);
  const isFiltered = trailFacets.some((facet) => asks[facet] !== undefined);
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <ColumnsLink list="trail" />
      </header>
      {risk && (
        <p className="trail-risk" role="note">
          <Icon name="triangle-alert" />
          <span>
            <b>{words.risk[risk].title}</b> {words.risk[risk].lede}
          </span>
        </p>
      )}
      <FacetBar {...faceted} first={inTheBar} />
      <Dropped names={dropped} />
      {(actions.length > 0 || cut !== undefined) && (
        <div className="trail-also">
          <ExportForm at={addressOf(asks)} />
        </div>
      )}
      {actions.length > 0 ? (
        <TrailTable actions={actions} layout={page.layout} />
      ) : isFiltered ? (
        <FilteredAway {...faceted} without={page.without} cut={cut} isBeginning={page.isBeginning} />
      ) : (
        <Empty title={words.empty}>
          <p>{words.emptyLede}</p>
        </Empty>
      )}
      <Pages
        note={cut ?? words.foot}
        newer={newer === null ? undefined : addressOf({ ...asks, before: newer })}
        older={older === null ? undefined : addressOf({ ...asks, after: older })}
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
