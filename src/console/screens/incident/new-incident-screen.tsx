import { useLoaderData } from "react-router";
import { useWords } from "../../ground/asking.ts";
import { FormProblem } from "../../parts/form.tsx";
import { keeping, withDrafts } from "../../parts/kept-drafts.ts";
import { KeptForm } from "../../parts/kept-form.tsx";
import { Dropped } from "../../parts/list.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { openIncident } from "./act.ts";
import { BackLink } from "./back-link.tsx";
import { FactFields } from "./fact-fields.tsx";
import { newIncidentPage, type NewIncidentPage } from "./load.ts";

export const loader = withDrafts(newIncidentPage);
export const action = keeping(openIncident);

/** Row B1: an incident is recorded first; whom it touches is shown on its page. */
export function Component() {
  const { names, what, dropped } = useLoaderData() as NewIncidentPage;
  const { titled, incident: words } = useWords();
  return (
    <>
      <title>{titled(words.fresh)}</title>
      <header className="bar">
        <BackLink />
        <h1>{words.fresh}</h1>
      </header>
      <Dropped names={dropped} />
      <KeptForm name="new" className="incident-form incident-alone">
        <FormProblem />
        <RequestKey />
        <FactFields names={names} facts={undefined} what={what} />
        <button className="button button-go button-wide">{words.open}</button>
        <p className="soft small">{words.openLede}</p>
      </KeptForm>
    </>
  );
}
