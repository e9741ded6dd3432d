import { useLoaderData } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import { ColleagueOptions } from "../../parts/colleague-options.tsx";
import { useEnquiryFacets } from "../../parts/enquiry-facets.ts";
import { chosenOf } from "../../parts/facet-bar.tsx";
import { Choice, FormProblem } from "../../parts/form.tsx";
import { Dropped, Empty } from "../../parts/list.tsx";
import { Pairs } from "../../parts/panel.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { changeMany } from "./many-act.ts";
import { manyEnquiries, type ManyEnquiries } from "./many-load.ts";

export const loader = manyEnquiries;
export const action = changeMany;

/** What is to be done with all enquiries of a filter, before it is done. */
export function Component() {
  const many = useLoaderData() as ManyEnquiries;
  const { deed, asks, dropped } = many;
  const { titled, inbox, enquiries, facets } = usePage().words;
  const { deeds } = inbox.many;
  const back = useEnquiryFacets(many).at("", asks);
  return (
    <>
      <title>{titled(deeds[deed])}</title>
      <header className="bar">
        <h1>{deeds[deed]}</h1>
        <a className="button button-quiet" href={back}>
          <Icon name="chevron-left" />
          {enquiries.many.back}
        </a>
      </header>
      <Dropped names={dropped} />
      {dropped.length === 0 ? (
        <WholeFilter many={many} />
      ) : (
        <Empty title={facets.unknown}>
          <a className="button" href={back}>
            {enquiries.many.back}
          </a>
        </Empty>
      )}
    </>
  );
}

/** A job does it, which says how far it is. */
function WholeFilter({ many }: { many: ManyEnquiries }) {
  const { words, language } = usePage();
  const { inbox, bulk, enquiries: said } = words;
  const { deed, me, colleagues, view, asks } = many;
  const { choices } = useEnquiryFacets(many);
  const chosen = chosenOf({ choices, asks }, language).map(({ label, text }) => [label, text] as const);
  return (
    <form method="post" className="bulk-form">
      <FormProblem />
      <RequestKey />
      <h2>{said.many.which}</h2>
      <p>{said.many.everything}</p>
      <Pairs pairs={[[said.views.label, said.views[view]], ...chosen]} />
      {deed === "assign" && (
        <Choice name="to" label={inbox.many.to} value={me}>
          <ColleagueOptions me={me} colleagues={colleagues} toMe={inbox.many.toMe} />
          <option value="">{inbox.many.toNobody}</option>
        </Choice>
      )}
      <p className="soft">
        {deed === "assign" ? inbox.many.asIs : said.many.closes} {bulk.held}
      </p>
      <button className="button button-go">{inbox.many.go[deed](said.many.these)}</button>
    </form>
  );
}
